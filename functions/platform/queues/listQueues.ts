import { config } from '#functions/_platform/config/config.ts'
import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { queueDepths } from '#functions/_platform/events/queueDepths.ts'
import { deadQueueNameOf, queueNameOf } from '#functions/_platform/events/queueName.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { standingIn } from '#functions/_platform/manifest.ts'
import { listQueues as contract } from '#shared/contracts/platform/queues.ts'
import { manifests } from '../manifests.ts'

/** Every queue of the platform: a subscriber's, or that of who takes what arrives. */
const queues = manifests.flatMap((manifest) => {
  const { service, subscriptions = {}, arrivals = {}, patient = {} } = standingIn(config, manifest)
  return [...Object.keys(subscriptions), ...Object.keys(arrivals)]
    .sort()
    .map((handler) => ({ id: `${service}.${handler}`, service, handler, isPatient: patient[handler] !== undefined }))
})

const lettersOfPage = 100
/** Beyond so many pages letters are not told apart any more. */
const mostPages = 10

/** How many letters each subscriber has that nobody has decided on, and whether all of them were looked at. */
const waitingLetters = async () => {
  const counts = new Map<string, number>()
  let after: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { hits, nextToken } = await deadLetters.list({
      ...{ scopes: ['all'], group: 'FAILED', sort: 'created', descending: true, size: lettersOfPage },
      ...(after !== undefined && { after }),
    })
    for (const { service, handler } of hits) {
      const id = `${service}.${handler}`
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    after = nextToken
    if (after === undefined) return { counts, areAll: true }
  }
  return { counts, areAll: false }
}

export const listQueues = implement(contract)(async ({ now }) => {
  const named = queues.map((queue) => {
    const place = { region: config.region, service: queue.service, handler: queue.handler }
    return { queue, name: queueNameOf(place), deadName: deadQueueNameOf(place) }
  })
  const [depths, letters] = await Promise.all([
    queueDepths(named.flatMap(({ name, deadName }) => [name, deadName])),
    waitingLetters(),
  ])
  return {
    asOf: now,
    areAllLettersCounted: letters.areAll,
    queues: named.map(({ queue, name, deadName }) => {
      const depth = depths.get(name)
      const dead = depths.get(deadName)
      return {
        ...queue,
        letters: letters.counts.get(queue.id) ?? 0,
        ...(depth && dead && { depth: { ...depth, dead: dead.waiting + dead.inWork } }),
      }
    }),
  }
})
