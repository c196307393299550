/** How long something is waited for. */
export interface Patience {
  /** Milliseconds between two looks. */
  readonly every?: number
  /** Milliseconds after which it is given up. */
  readonly patience?: number
}

/** Looks again until something is so, and answers with what it saw last. */
export const until = async <Seen>(
  look: () => Promise<Seen>,
  isSo: (seen: Seen) => boolean,
  { every = 500, patience = 120_000 }: Patience = {},
): Promise<Seen> => {
  const end = Date.now() + patience
  for (;;) {
    const seen = await look()
    if (isSo(seen)) return seen
    if (Date.now() + every > end) throw new Error('It did not come about in time.')
    await new Promise((done) => setTimeout(done, every))
  }
}
