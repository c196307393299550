import { presentWeather } from '#tests/weather/ofTheRun.ts'

type Worker = (event: never) => Promise<unknown>

export interface Message {
  readonly messageId: string
  readonly body: string
}

/** As often a queue hands over what fails (cdk/constructs). */
const mostTries = 3

/**
 * Hands messages to a worker as its queue does and answers with those it did not take. In a storm they come again and late,
 * the worker dies over them, and what fails is handed over once more.
 */
export const deliver = async (worker: Worker, messages: readonly Message[]): Promise<readonly string[]> => {
  const weather = presentWeather()
  const isStorm = weather !== undefined && weather.forecast.throttles > 0
  const failed: string[] = []
  for (const batch of weather?.deliveries(messages, ({ messageId }) => messageId) ?? [messages]) {
    let left: readonly Message[] = batch
    for (let tries = isStorm ? mostTries : 1; tries > 0 && left.length > 0; tries -= 1) {
      const hand = () => worker({ Records: left } as never)
      const answer = (await (weather === undefined ? hand() : weather.survived(hand))) as {
        readonly batchItemFailures: readonly { readonly itemIdentifier: string }[]
      }
      left = left.filter(({ messageId }) =>
        answer.batchItemFailures.some(({ itemIdentifier }) => itemIdentifier === messageId),
      )
    }
    failed.push(...left.map(({ messageId }) => messageId))
  }
  weather?.catchUp()
  return failed
}
