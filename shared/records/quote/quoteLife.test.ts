import { describe, expect, it } from 'vitest'
import { agencyStatusOf, quoteStatusGroupOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { allowedIn, nextIn } from '../life.ts'
import { canQuote, quoteLife } from './quoteLife.ts'
import { type QuoteStatus, quoteStatuses } from './quoteStatus.ts'

const allowedQuoteActions = (status: QuoteStatus) => allowedIn(quoteLife, status)

const every = quoteStatuses.flatMap((status) =>
  [...new Set(quoteStatuses.flatMap(allowedQuoteActions))].map((action) => ({ status, action })),
)

describe('the life of a quote', () => {
  it('goes from draft to policy by request, request to bind, signature, binding and issue', () => {
    const visited: QuoteStatus[] = ['DRAFT']
    for (const action of ['request', 'requestToBind', 'sign', 'bind', 'issue'] as const) {
      const next = nextIn(quoteLife, visited.at(-1) ?? 'DRAFT', action)
      if (next.ok) visited.push(next.status)
    }
    expect(visited).toEqual(['DRAFT', 'READY', 'REQUESTED', 'SIGNED', 'BOUND', 'ISSUED'])
  })

  it('ends a request ready, referred, indicated or rejected', () => {
    for (const outcome of ['READY', 'REFERRED', 'INDICATION', 'API_REJECTED'] as const)
      expect(nextIn(quoteLife, 'DRAFT', 'request', outcome)).toEqual({ ok: true, status: outcome })
    expect(nextIn(quoteLife, 'DRAFT', 'request', 'BOUND')).toMatchObject({ ok: false })
  })

  it('refuses to bind a quote that was referred and says what can be done instead', () => {
    const refusal = nextIn(quoteLife, 'REFERRED', 'bind')
    expect(refusal).toMatchObject({ ok: false, current: 'REFERRED' })
    expect(!refusal.ok && refusal.allowed).toContain('take')
  })

  it('refuses every action that the table does not list', () => {
    for (const { status, action } of every) {
      const next = nextIn(quoteLife, status, action)
      expect(next.ok).toBe(canQuote(status, action))
      if (!next.ok) expect(next).toEqual({ ok: false, current: status, allowed: allowedQuoteActions(status) })
    }
  })

  it('reopens a lost quote as what it was', () => {
    expect(nextIn(quoteLife, 'LOST', 'reopen', 'REFERRED')).toEqual({ ok: true, status: 'REFERRED' })
  })

  it('leaves an issued quote alone, but for what it is still subject to', () => {
    expect(allowedQuoteActions('ISSUED')).toEqual(['setSubjectivities', 'receiveSubjectivity', 'settleSubjectivity'])
  })
})

describe('how the agency sees a quote', () => {
  it('does not tell the agency that an underwriter has taken the referral', () => {
    expect(agencyStatusOf('IN_REVIEW')).toBe('REFERRED')
    expect(agencyStatusOf('SIGNED')).toBe('SIGNED')
  })

  it('lists every status but draft and deleted under one dashboard group', () => {
    expect(quoteStatuses.filter((status) => quoteStatusGroupOf(status) === undefined)).toEqual(['DRAFT', 'DELETED'])
    expect(quoteStatuses.filter((status) => quoteStatusGroupOf(status) === 'Bound')).toEqual(['BOUND', 'ISSUED'])
    expect(quoteStatusGroupOf('REQUESTED')).toBe('Ready')
  })
})
