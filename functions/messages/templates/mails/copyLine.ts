interface Copied {
  readonly insured: string
  readonly byPost: true | undefined
}

/** With what the copy of a notice begins that goes to the agent of its insured. */
export const copyLine = ({ insured, byPost }: Copied): string =>
  byPost
    ? `This is a copy of the notice that goes to ${insured} by post.`
    : `This is a copy of the notice that ${insured} was sent.`
