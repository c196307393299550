/** The next part of these addresses is a key that somebody was sent: the links of e-mails, and the way into a session. */
export const linksThatOpen = [
  'confirmEmail',
  'confirmMfaReset',
  'confirmPasswordReset',
  'confirmUser',
  'loading',
  'signup-validation',
  'user-invited',
  'validate',
]

/** What was left out. */
const cut = '…'

/** What may be told of an address: words, versions, the platform's own ids, and files of the build with the line in them. */
const harmless = [
  /^[a-z][a-z-]{0,31}$/i,
  /^v\d$/,
  /^[a-z]{3,4}_[0-9A-HJKMNP-TV-Z]{26}$/,
  /^[\w-]+(?:\.(?:au|uk|us))?\.(?:css|html|js|json|svg|tsx?|woff2)(?::\d+){0,2}$/,
]

const pathWithoutSecrets = (path: string): string =>
  path
    .split('/')
    .map((part, index, parts) => {
      if (part === '') return part
      const isKey = linksThatOpen.includes(parts[index - 1] ?? '')
      return !isKey && harmless.some((shape) => shape.test(part)) ? part : cut
    })
    .join('/')

/** An address with or without its host, wherever in a text; a slash within a word, a closing tag or a product is none. */
const address = /(?<![\w.+*<&-])(https?:\/\/[^\s/?#"'`()<>\\]*)?(\/[^\s?#"'`()<>\\]*)([?#][^\s"'`()<>\\]*)?/g

/** What gives itself away wherever it stands, and what is left of it. */
const telling: readonly (readonly [RegExp, string])[] = [
  // A token of three parts, as sessions have them.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, cut],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, cut],
  // The value of whatever is called a secret: `code=123456`, `"token": "…"`.
  [/\b(\w*(?:code|password|secret|token))("?\s*[=:]\s*)(?:"[^"]*"|[^\s"'&,;)}]+)/gi, `$1$2${cut}`],
  [/([?&][\w-]+=)[^\s"'&]+/g, `$1${cut}`],
  // An element as a selector shows what it is labelled with: names of people and companies.
  [/\[([\w-]+)="[^"]*(?:"\]|$)/g, '[$1]'],
  // 24 random bytes or more, in any spelling that mixes digits with small and capital letters.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}/g, cut],
]

/** A text without what opens something or names somebody: tokens, codes, queries of addresses, e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  telling.reduce(
    (left, [shape, rest]) => left.replace(shape, rest),
    text.replace(address, (_, host: string = '', path: string) => host + pathWithoutSecrets(path)),
  )

/** The same of every text in a value, however deep. */
export const allWithoutSecrets = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutSecrets(value)
  if (Array.isArray(value)) return value.map(allWithoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, allWithoutSecrets(each)]))
}
