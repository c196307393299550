/** How often a quote is asked after, milliseconds, and how many times (administration, section 4). */
const pollEvery = 3000
const mostTries = 10

/** What is told of a quote that is asked after. */
interface Standing {
  readonly changed: boolean
  readonly patching: boolean
}

/** Whether a quote was priced anew, asked after until it is, or until that is given up. */
export const priced = async (
  ask: () => Promise<Standing>,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => void setTimeout(done, milliseconds)),
): Promise<boolean> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await wait(pollEvery)
    const { changed, patching } = await ask()
    if (changed && !patching) return true
  }
  return false
}
