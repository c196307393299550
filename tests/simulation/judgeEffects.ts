import { type ServiceManifest, subscribed } from '#functions/_platform/manifest.ts'
import { manifests } from '#functions/platform/manifests.ts'
import { aftermaths } from './aftermath.ts'
import type { Delivery } from './delivery.ts'
import type { Knowledge } from './knowledge.ts'
import type { World } from './world.ts'

const all: readonly ServiceManifest[] = manifests

/** Who reacts to each event, by the event's name. */
const reactions: readonly (readonly [event: string, service: string, name: string])[] = all.flatMap((manifest) => [
  ...subscribed(manifest).map(({ handler, event }) => [event, manifest.service, handler] as const),
  ...Object.entries(manifest.workflows ?? {}).map(
    ([name, { startedBy }]) => [startedBy, manifest.service, name] as const,
  ),
])

/** Every event had its effects, and each once: what its subscribers and workflows say of it (aftermath.ts). */
const wrongsOfReactions = (known: Knowledge, { events }: Delivery): string[] =>
  [...events].flatMap(([id, { 'detail-type': event, detail, time: at }]) =>
    reactions.flatMap(([reactsTo, service, name]) => {
      if (reactsTo !== event) return []
      const who = `${service}.${name}`
      const aftermath = aftermaths[who]
      if (aftermath === undefined) return [`nobody has said what is to be seen of ${who} (aftermath.ts)`]
      const made = known
        .deedsOf(id)
        .filter(({ operation, version }) => operation === `on.${name}` && version === 1)
        .flatMap(({ recordId }) => known.records.get(recordId) ?? [])
      const tookEffect = known.tookEffect(`on|${who}|${id}`)
      return aftermath(detail as never, { event, at, known, made, tookEffect }).map(
        (wrong) => `${who} (${event} ${id}) ${wrong}`,
      )
    }),
  )

const twice = (what: string, keys: readonly string[]): string[] => {
  const seen = new Set<string>()
  return keys.flatMap((key) => {
    if (seen.has(key)) return [`${what} twice: ${key}`]
    seen.add(key)
    return []
  })
}

/** Causes that a policy may have again and again: each time a transaction of its own names the postings. */
const changing = /^(?:brokerChange|endorsement) /

/** What was posted for changes of a policy is named by its transactions, each time by another one. */
const wrongsOfChanges = (
  known: Knowledge,
  cause: string,
  postingIds: readonly string[],
  policyId: string,
): string[] => {
  const stack = (known.records.get(policyId)?.state.transactions ?? []) as readonly {
    readonly postings: readonly string[]
  }[]
  const named = stack.map(({ postings }) => postingIds.filter((id) => postings.includes(id)).length)
  const [all, most] = [named.reduce((sum, count) => sum + count, 0), Math.max(0, ...named)]
  if (all !== postingIds.length) return [`${cause} was posted ${postingIds.length} times, its stack names ${all}`]
  return most > 1 ? [`${cause} was posted ${most} times by one transaction`] : []
}

/** Each cause is posted once; a cancellation that was taken back may come again, and premium, refunds, remittances and write-offs go their way by postings. */
const wrongsOfPostings = (known: Knowledge): string[] => {
  const causes = known
    .ofKind('posting')
    .filter(({ state }) => state.order === 0)
    .map(({ id, state }) => ({ ...(state.cause as { readonly kind: string; readonly id: string }), posting: id }))
  const counts = Object.groupBy(causes, ({ kind, id }) => `${kind} ${id}`)
  return Object.entries(counts).flatMap(([cause, all = []]) => {
    if (changing.test(cause))
      return wrongsOfChanges(
        known,
        cause,
        all.map(({ posting }) => posting),
        all[0]?.id ?? '',
      )
    const undone = cause.startsWith('cancellation ') ? (counts[`undoneCancellation ${all[0]?.id}`]?.length ?? 0) : 0
    const isUndoing =
      /^(?:carrierRemittance|undoneCancellation|correction|deposit|earning|premiumDue|refund|writeOff) /.test(cause)
    return isUndoing || all.length - undone <= 1
      ? []
      : [`${cause} was posted ${all.length} times, undone ${undone} times`]
  })
}

/** Every event had its e-mails, documents and postings, and each once. */
export const wrongsOfEffects = (world: World, known: Knowledge, delivery: Delivery, inWeather: boolean): string[] => {
  const lost = delivery.dead.map(({ what, event, id }) => `${what} could not work off ${event} (${id})`)
  const waiting = known
    .ofKind('mail')
    .filter(({ state }) => state.sentAt === undefined)
    .map(({ id, state }) => `the e-mail ${String(state.template)} (${id}) was not sent`)
  const tokens = world.outside.mails.map(({ token, to }) => `${token} to ${to}`)
  const pages = known
    .ofKind('document')
    .flatMap(({ state }) => (state.madeFrom === undefined ? [] : [String(state.madeFrom)]))
  const papers = known
    .ofKind('policy')
    .filter(({ state }) => ['ISSUED', 'IN FORCE'].includes(String(state.status)))
    .flatMap(({ id }) =>
      ['Policy', 'Binder']
        .filter(
          (type) => !known.ofKind('document').some(({ state }) => state.policyId === id && state.docType === type),
        )
        .map((type) => `the policy ${id} has no document ${type}`),
    )
  return [
    ...lost,
    ...waiting,
    ...papers,
    ...wrongsOfPostings(known),
    ...wrongsOfReactions(known, delivery),
    ...twice('a document', pages),
    // A worker that dies after it has sent and before it noted so sends again; the e-mail's name tells that they are one.
    ...(inWeather ? [] : twice('an e-mail', tokens)),
  ]
}
