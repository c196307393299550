import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { beat } from '#functions/_platform/manifest.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { isPermitted } from '#tests/security/rules.ts'
import type { Chance } from './chance.ts'
import { behaviours } from './cloud/payments.ts'
import { type CallStep, operationOf, type Step } from './history.ts'
import type { Knowledge } from './knowledge.ts'
import { actorOfPerson, isInReach, type Person, somebody } from './people.ts'
import { nextMove } from './trade.ts'
import { cutShort, type Means, wishFor } from './wishes.ts'

interface Situation {
  readonly chance: Chance
  readonly known: Knowledge
  readonly region: RegionCode
  readonly now: number
  readonly manifests: readonly ServiceManifest[]
}

/** Everything that is asked of an operation now and then, what changes something more often. */
const asked = operations.flatMap((operation) => (operation.method === 'GET' ? [operation] : [operation, operation]))

const minute = 60_000

const meansOf = ({ chance, known, region, now }: Situation, by: Person): Means => {
  const actor = actorOfPerson(known, by, now / 1000)
  const reach = actor && new Set(listScopesOf(actor))
  return {
    chance,
    known,
    region,
    now: new Date(now).toISOString(),
    isTheirs: (id) => reach?.has('all') === true || isInReach(known, actor, id),
  }
}

/** Somebody who may do it to the record, where there is one; at times anybody. */
const someoneFor = (operation: string, recordId: string, { chance, known, now }: Situation): Person => {
  let person = somebody(known, chance)
  if (chance.happens(0.1)) return person
  for (let tries = 0; tries < 60; tries += 1) {
    const actor = actorOfPerson(known, person, now / 1000)
    const isTheirs = isInReach(known, actor, recordId) || actor?.organizationId === recordId
    if (actor !== undefined && isPermitted(operationOf(operation), actor.role) && isTheirs) return person
    person = somebody(known, chance)
  }
  return person
}

const aCall = (situation: Situation): CallStep => {
  const { chance, known } = situation
  const key = chance.happens(0.15) ? { key: chance.letters(12) } : {}
  const move = chance.happens(0.65) ? nextMove(known, meansOf(situation, { kind: 'nobody' })) : undefined
  if (move !== undefined) {
    const by = someoneFor(move.operation, move.record.id, situation)
    return { deed: 'call', by, operation: move.operation, input: move.input, ...key }
  }
  const operation = chance.pick(asked) ?? operationOf('getCurrentUser')
  let by = somebody(known, chance)
  for (let tries = 0; tries < 8 && !chance.happens(0.15); tries += 1) {
    const actor = actorOfPerson(known, by, situation.now / 1000)
    if (operation.access === 'public' || (actor !== undefined && isPermitted(operation, actor.role))) break
    by = somebody(known, chance)
  }
  const wish = wishFor(operation, meansOf(situation, by))
  const input = chance.happens(0.02) && !operation.upload ? cutShort(wish) : wish
  return { deed: 'call', by, operation: operation.name, input, ...key }
}

const aJob = ({ chance, manifests }: Situation): Step | undefined => {
  const jobs = manifests.flatMap(({ service, schedules = {} }) =>
    Object.keys(schedules).map((job) => ({ deed: 'job', service, job }) as const),
  )
  // Keys are made by a job that costs as much as a life; its own tests run it. A beat does nothing.
  return chance.pick(jobs.filter(({ job }) => job !== 'rotateSigningKeys' && job !== beat.job))
}

const aPayment = ({ chance, known }: Situation): Step | undefined => {
  const invoice = chance.pick(known.ofKind('invoice').filter(({ state }) => state.session !== undefined))
  if (invoice === undefined) return undefined
  const behaviour = chance.pick([...behaviours, 'succeeds', 'succeeds', 'succeeds'] as const) ?? 'succeeds'
  return { deed: 'pay', policyId: String(invoice.state.policyId), behaviour, byCallback: chance.happens(0.5) }
}

const aSignIn = ({ chance, known }: Situation): Step | undefined => {
  const user = chance.pick(known.ofKind('user'))
  return user && { deed: 'signIn', userId: user.id }
}

/** What happens next in a world. */
export const nextStep = (situation: Situation): Step => {
  const { chance } = situation
  const kind = chance.unit()
  const another =
    kind < 0.1
      ? aPayment(situation)
      : kind < 0.14
        ? aJob(situation)
        : kind < 0.2
          ? {
              deed: 'pass' as const,
              milliseconds: chance.pick([minute, 60 * minute, 1440 * minute, 20 * 1440 * minute]) ?? 0,
            }
          : kind < 0.22
            ? { deed: 'crash' as const }
            : kind < 0.385
              ? { deed: 'settle' as const }
              : kind < 0.4
                ? aSignIn(situation)
                : undefined
  if (another !== undefined) return another
  if (kind < 0.9) return aCall(situation)
  const first = aCall(situation)
  if (chance.happens(0.3)) {
    // Somebody who is impatient, or whose browser is.
    const impatient = { ...first, key: first.key ?? chance.letters(12) }
    return { deed: 'together', calls: Array.from({ length: chance.between(2, 3) }, () => impatient) }
  }
  // Two want the same, or different things.
  const others = Array.from({ length: chance.between(1, 3) }, () => (chance.happens(0.5) ? first : aCall(situation)))
  return { deed: 'together', calls: [first, ...others] }
}
