import { Problem } from '#web/api/problem.ts'

/** A draft takes a few seconds; whoever waits this often is told that it does. */
const mostAsked = 20
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1000))

/** The link to what is made when it is asked for: asked again until it is made. */
export const madeLink = async (ask: () => Promise<{ readonly link: string }>): Promise<{ readonly url: string }> => {
  for (let asked = 1; ; asked += 1) {
    try {
      return { url: (await ask()).link }
    } catch (error) {
      const isOnItsWay = error instanceof Problem && error.code === 'document.beingMade'
      if (!isOnItsWay || asked >= mostAsked) throw error
      await pause()
    }
  }
}
