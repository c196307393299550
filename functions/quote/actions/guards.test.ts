import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { QuoteAction } from '#shared/records/quote/quoteLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import { applicationOf, digestOf } from '../attesting/application.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { isChief, mustAllow, mustBeAttested, mustBeCleared, mustBePriced, mustBeWithinAuthority } from './guards.ts'

beforeAll(() => {
  process.env.PALISADE_REGION = 'us'
})

const now = '2026-03-02T12:00:00.000Z'
const small = {
  status: 'READY',
  product: 'P250',
  expiresOn: '2026-03-31',
  customerFirstName: 'Ada',
  customerLastName: 'Marsh',
  customerEmail: 'ada@marsh.example',
  customerPhone: '6145550100',
  firmographicData: { state: 'OH', revenue: 5_000_000, naicsCode: '541611' },
  securityQuestions: {},
  selection: { global: { limit: 1_000_000 } },
  referralReasons: [],
  rated: { rateBookVersion: 'p100-us-2026-1', premium: 200_000, steps: [] },
  technicalPremium: 200_000,
  subjectivities: [],
  coverages: [],
  additionalInsureds: [],
}

/** A quote, as far as guards look at it. */
const aQuote = (more: object = {}) => ({ ...small, ...more }) as unknown as StoredQuote

const refusal = (more: object, action: QuoteAction, actor: Actor = cast.underwriter) =>
  refusalOf(() => mustAllow(aQuote(more), action, { actor, now }))

describe('what is done to a quote', () => {
  it('is refused where its life does not have it, with what the actor can do instead', () => {
    expect(refusal({ status: 'INVALID' }, 'release')).toMatchObject({
      code: 'quote.notAllowed',
      data: { status: 'INVALID', allowed: 'delete it' },
    })
    expect(refusal({ status: 'INVALID' }, 'release', cast.policyHolder)).toMatchObject({ data: { allowed: 'nothing' } })
  })

  it('waits until the quote is priced, or its pricing has failed', () => {
    const patchOf = (requestedAt: string) => ({ patch: { requestedAt } })
    expect(refusal(patchOf('2026-03-02T11:59:00.000Z'), 'send')?.code).toBe('quote.beingPriced')
    expect(refusal(patchOf('2026-03-02T11:30:00.000Z'), 'send')).toBeUndefined()
    expect(refusalOf(() => mustBePriced(aQuote(patchOf(now)), { now }))?.code).toBe('quote.beingPriced')
  })

  it('is done on its last day, where the insured is, and not after it', () => {
    expect(refusal({ expiresOn: '2026-03-02' }, 'send')).toBeUndefined()
    expect(refusal({ expiresOn: '2026-03-01' }, 'send')).toEqual({
      code: 'quote.expired',
      data: { expiresOn: '2026-03-01' },
    })
  })

  it.each(['customerFirstName', 'customerLastName', 'customerEmail', 'customerPhone'])('needs %s to bind', (field) => {
    expect(refusal({}, 'requestToBind')).toBeUndefined()
    expect(refusal({ [field]: ' ' }, 'requestToBind')?.code).toBe('quote.needsContact')
    expect(refusal({ [field]: undefined }, 'requestToBind')?.code).toBe('quote.needsContact')
  })

  it('needs the additional insured who is covered', () => {
    const coverages = [{ coverageId: 0 }, { coverageId: coverageId('ADDITIONAL_INSURED') }]
    expect(refusal({ coverages }, 'requestToBind')?.code).toBe('quote.insuredsNotNamed')
    expect(refusal({ coverages, additionalInsureds: [{ name: 'Landlord' }] }, 'requestToBind')).toBeUndefined()
    expect(refusal({ coverages: [{ coverageId: 0 }] }, 'requestToBind')).toBeUndefined()
  })

  it('is left to the underwriter who works on it', () => {
    const held = { status: 'IN_REVIEW', underwriter: { id: cast.otherUnderwriter.userId, name: 'Bo Reed' } }
    expect(refusal(held, 'decline')).toEqual({ code: 'quote.heldByAnother', data: { holder: 'Bo Reed' } })
    expect(refusal(held, 'decline', cast.otherUnderwriter)).toBeUndefined()
    expect(refusal({ status: 'IN_REVIEW' }, 'decline')).toBeUndefined()
    expect(refusal({ ...held, status: 'READY' }, 'decline'), 'no more').toBeUndefined()
  })

  it('is taken out of another’s hands by chiefs', () => {
    expect(isChief(cast.superAdmin)).toBe(true)
    expect(isChief({ ...cast.superAdmin, role: 'Power User' })).toBe(true)
    expect(isChief(cast.underwriter)).toBe(false)
  })
})

describe('a release', () => {
  it('is within the actor’s authority, or names the measure and who has more', () => {
    const large = { status: 'REFERRED', selection: { global: { limit: 7_000_000 } } }
    expect(refusal({ status: 'REFERRED' }, 'release')).toBeUndefined()
    expect(refusal(large, 'release', cast.superAdmin)).toBeUndefined()
    const word = {
      code: 'quote.beyondAuthority',
      data: {
        measure: 'limit',
        value: '7,000,000',
        threshold: '5,000,000',
        roles: 'Super Admin, Power User, Carrier Underwriter',
      },
    }
    expect(refusal(large, 'release')).toEqual(word)
    expect(refusalOf(() => mustBeWithinAuthority(aQuote(large), { actor: cast.underwriter }))).toEqual(word)
  })
})

describe('a binder', () => {
  const asked = { status: 'BOUND', issueRequestedAt: now }

  it('is not rescinded while its policy is being issued; what is left is named', () => {
    expect(refusal({ status: 'BOUND' }, 'rescind')).toBeUndefined()
    const instead = refusal(asked, 'rescind')?.data?.allowed
    expect(instead).toContain('issue its policy')
    expect(instead).not.toContain('rescind')
    expect(refusal(asked, 'rescind', cast.policyHolder)?.data?.allowed).toBe(
      'sign its application, confirm its application, bring what it is subject to',
    )
  })

  const due = (more: object) => ({
    subjectivities: [{ text: 'Loss runs', stage: 'PRE_BIND', status: 'OPEN', ...more }],
  })

  it('is issued when nothing is open that was due before it, or that is overdue', () => {
    const issue = (more: object) => refusal({ status: 'BOUND', ...due(more) }, 'issue')
    expect(issue({})).toEqual({ code: 'quote.subjectivitiesOpen', data: { open: 'Loss runs' } })
    expect(issue({ status: 'ACCEPTED' })).toBeUndefined()
    expect(issue({ stage: 'POST_BIND' })).toBeUndefined()
    expect(issue({ stage: 'POST_BIND', status: 'OVERDUE' })?.code).toBe('quote.subjectivitiesOpen')
  })

  it('comes of what is open after it, and of nothing that was due before', () => {
    const bind = (more: object) => refusal({ status: 'REQUESTED', ...due(more) }, 'bind')
    expect(bind({})?.code).toBe('quote.subjectivitiesOpen')
    expect(bind({ stage: 'POST_BIND', status: 'OVERDUE' })).toBeUndefined()
    const two = { subjectivities: [...due({}).subjectivities, ...due({ text: 'Questionnaire' }).subjectivities] }
    expect(refusalOf(() => mustBeCleared(aQuote(two)))?.data).toEqual({ open: 'Loss runs; Questionnaire' })
  })

  it('is issued by an agency once the insured has confirmed the application as it stands, by staff with a note', () => {
    const bound = aQuote({ status: 'BOUND' })
    const attestation = { digest: digestOf(applicationOf(bound)) }
    expect(refusal({ status: 'BOUND' }, 'issue', cast.producer)?.code).toBe('quote.notAttested')
    expect(refusal({ status: 'BOUND', attestation }, 'issue', cast.producer)).toBeUndefined()
    expect(refusal({ status: 'BOUND' }, 'issue', cast.underwriter)).toBeUndefined()
    expect(refusalOf(() => mustBeAttested(bound))?.code).toBe('quote.notAttested')
  })
})

describe('an appeal', () => {
  it('is against a rule, never against a person; what is left is named', () => {
    const declinedBy = (reasonSummary: string) => ({ status: 'DECLINED', statusNote: { reasonSummary } })
    expect(refusal(declinedBy('Declined by rule'), 'appeal', cast.producer)).toBeUndefined()
    const refused = refusal(declinedBy('Bad history'), 'appeal')
    expect(refused?.code).toBe('quote.notAllowed')
    expect(refused?.data?.allowed).toBe('restore it')
    expect(refusal(declinedBy('Bad history'), 'appeal', cast.policyHolder)?.data?.allowed).toBe('nothing')
  })
})
