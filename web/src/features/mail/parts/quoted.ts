/** A text as it is repeated below an answer. */
export const quoted = ({ text, said }: { readonly text: string; readonly said: string }): string =>
  `\n\n${said}\n${text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')}`
