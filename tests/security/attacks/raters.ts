import { insuredOf } from '#cdk/local/seed/book.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { partnersOf } from '#cdk/local/seed/partnerCast.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { type Attack, statuses, type Target } from './attack.ts'

const carriers = partnersOf('us').filter(({ kind }) => kind === 'carrier')
const rival = 'car_rival_of_attack'
const nobody = 'car_that_is_none'
const terms = {
  name: 'Marked Rival Re',
  products: ['P100' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2026-01-01' as const,
  effectiveUntil: null,
  deviations: [{ factor: 1.1379 }],
}
const marks = ['1.1379', 'Marked Rival Re', 'marked reason']

/** What no rater may say, to the letter of a body. */
const hostileDeviations: Readonly<Record<string, string>> = {
  'a factor below nothing': '[{"factor":-1.1}]',
  'a factor of nothing': '[{"factor":0}]',
  'a factor of 1e308': '[{"factor":1e308}]',
  'a factor beyond every number': '[{"factor":1e999}]',
  'a factor that is no number': '[{"factor":NaN}]',
  'a factor in words': '[{"factor":"1.1"}]',
  'a least premium of 1e308': '[{"factor":1,"minimumPremium":1e308}]',
  'the same row twice': '[{"factor":1.1},{"factor":1.2}]',
  'the same place in two writings': '[{"state":"OH","factor":1.1},{"state":"oh","factor":1.2}]',
  'a factor finer than it is shown': '[{"factor":1.00001}]',
  '10,000 rows': `[${Array.from({ length: 10_000 }, () => '{"factor":1}').join()}]`,
  'a prototype': '[{"__proto__":{"factor":2},"factor":1,"constructor":{}}]',
}

/** A carrier's own rates are read and set by it and by the provider, by nobody else, whatever they send. */
const strangersTry = async ({ ask, tokenOf }: Target): Promise<string[]> => {
  const { producer, agencyAdmin } = people('us')
  const strangers = [
    ...carriers.map(({ person }) => person),
    producer,
    agencyAdmin,
    { ...producer, email: insuredOf('us').email },
  ]
  const broken: string[] = []
  for (const person of strangers) {
    const token = await tokenOf(person)
    const tried = async (carrierId: string) => {
      const params = { carrierId }
      return [
        await ask(contract.getCarrierRater, { params }, { token }),
        await ask(contract.listCarrierRaterVersions, { params, query: {} }, { token }),
        await ask(contract.createCarrierRater, { params, body: terms }, { token }),
        await ask(contract.updateCarrierRater, { params, body: { ...terms, revision: 1 } }, { token }),
        await ask(contract.removeCarrierRater, { params }, { token }),
      ]
    }
    const [theirs, nothing] = [await tried(rival), await tried(nobody)]
    theirs.forEach(({ status, body }, index) => {
      if (status !== 403 && status !== 404) broken.push(`${person.email} is answered ${status} about a rival's rater`)
      if (status !== nothing[index]?.status) broken.push(`${person.email} is told that a rival has a rater`)
      const shown = marks.find((mark) => body.includes(mark))
      if (shown !== undefined) broken.push(`${person.email} is shown ${shown}`)
    })
    const found = await ask(contract.searchCarrierRaters, { query: {} }, { token })
    if (found.body.includes('1.1379')) broken.push(`${person.email} finds by how much a rival deviates`)
  }
  return broken
}

/** What is wrong is refused in words; of ten who change the same revision one does, of ten who set up one. */
const theirOwnTry = async ({ ask, tokenOf, clientOf }: Target): Promise<string[]> => {
  const [own] = carriers
  if (own === undefined) return ['nobody of the demo book works for a carrier']
  const admin = await clientOf(people('us').superAdmin)
  const { content } = await admin.call(searchPersonaRecords, { params: { type: 'carrier' }, query: { size: 100 } })
  const params = { carrierId: content.find(({ name }) => name === own.organization)?.id ?? nobody }
  const token = await tokenOf(own.person)
  const broken: string[] = []
  for (const [what, deviations] of Object.entries(hostileDeviations)) {
    const raw = JSON.stringify({ ...terms, deviations: '@' }).replace('"@"', deviations)
    const { status } = await ask(contract.createCarrierRater, { params }, { token, raw })
    if (![400, 413, 422].includes(status)) broken.push(`a rater with ${what} is answered with ${status}`)
  }
  // The demo book has given it one; whoever has none sets one up.
  await ask(contract.removeCarrierRater, { params }, { token })
  const ten = <Answer>(shoot: (at: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 10 }, (_, at) => shoot(at)))
  const once = (what: string, answers: Parameters<typeof statuses>[0], done: number) => {
    const told = statuses(answers)
    const others = Object.keys(told).filter((status) => Number(status) !== done && status !== '409' && status !== '429')
    if (told[done] !== 1 || others.length > 0) broken.push(`${what} at once is answered ${JSON.stringify(told)}`)
  }
  const made = await ten((at) =>
    ask(contract.createCarrierRater, { params, body: { ...terms, note: `maker ${at}` } }, { token }),
  )
  once('setting up a rater ten times', made, 201)
  const { revision } = await admin.call(contract.getCarrierRater, { params })
  const changed = await ten((at) =>
    ask(contract.updateCarrierRater, { params, body: { ...terms, revision, note: `change ${at}` } }, { token }),
  )
  once('changing a rater ten times', changed, 200)
  const kept = await admin.call(contract.listCarrierRaterVersions, { params, query: {} })
  if (kept.content[0]?.revision !== revision + 1)
    broken.push(`version ${kept.content[0]?.revision} came of one change of ${revision}`)
  await admin.call(contract.removeCarrierRater, { params })
  return broken
}

/** The rates that are a carrier's own, attacked by other carriers, agencies and insureds, and by itself. */
export const raters: Attack = {
  name: 'raters',
  attack: async (target) => {
    const admin = await target.clientOf(people('us').superAdmin)
    const params = { carrierId: rival }
    await admin.call(contract.createCarrierRater, { params, body: { ...terms, note: 'marked reason' } })
    const broken = [...(await strangersTry(target)), ...(await theirOwnTry(target))]
    const after = await admin.call(contract.getCarrierRater, { params })
    const { totalElements } = await admin.call(contract.listCarrierRaterVersions, { params, query: {} })
    if (after.revision !== totalElements || after.versions.at(-1)?.note !== 'marked reason')
      broken.push('a stranger changed a rival’s rater')
    await admin.call(contract.removeCarrierRater, { params })
    return broken
  },
}
