import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { baseLocale } from '#shared/domain/text/overlaid.ts'
import { openBrowser } from '#tests/support/screen.ts'
import { ownTexts } from '../../i18n/localeFiles.ts'

const { draw } = await openBrowser({ session: { accountType: 'COWBELL', role: 'Underwriter' } })
const { i18n } = await import('../../i18n/i18n.ts')
for (const namespace of ['dashboard', 'records'])
  i18n.addResourceBundle(baseLocale, namespace, ownTexts({ locale: baseLocale, namespace }))
const { OverdueCovers } = await import('./OverdueCovers.tsx')
const { WorkFigures } = await import('../../features/dashboard/parts/WorkFigures.tsx')
const { ToDo } = await import('../../features/dashboard/parts/insured/ToDo.tsx')

const asked = { query: { size: 1, teamId: undefined, subjectivities: 'Overdue' } }
const found = (totalHits: number) => ({ hits: [], totalHits })
const counted = (binders: number, policies: number) =>
  [
    [searchBinders, asked, found(binders)],
    [searchPolicies, asked, found(policies)],
  ] as const
const toBinders = '/admin/dashboard?tab=binders&subjectivities=Overdue'
const toPolicies = '/admin/dashboard?tab=policies&subjectivities=Overdue'

describe('cover that waits for something overdue', () => {
  it('is told in the underwriters’ queue, with the way to it', async () => {
    const { text, links } = await draw(h(OverdueCovers), { answers: counted(1, 4) })
    expect(text).toBe('Something that was asked for did not come by its day: 1 binder · 4 policies')
    expect(links.map(({ to }) => to)).toEqual([toBinders, toPolicies])
    expect((await draw(h(OverdueCovers), { answers: counted(0, 0) })).text).toBe('')
  })

  it('is a figure on the dashboard where there is some', async () => {
    const { links } = await draw(h(WorkFigures), { answers: counted(0, 4) })
    expect(links).toContainEqual({ words: '4 Overdue on Policies', to: toPolicies })
    expect(links.map(({ to }) => to)).not.toContain(toBinders)
  })

  it('is among what the insured has to do', async () => {
    const policy = {
      id: 'pol_1',
      policyNumber: 'PAL-US-1000001-01',
      status: 'IN FORCE',
      paymentStatus: 'Paid',
      overdue: true,
    }
    const { text, links } = await draw(h(ToDo), {
      answers: [
        [searchQuotes, { query: { status: ['READY'], size: 20 } }, found(0)],
        [searchBinders, { query: { status: ['BOUND'], size: 20 } }, found(0)],
        [searchPolicies, { query: { size: 50 } }, { hits: [policy], totalHits: 1 }],
      ],
    })
    expect(text).toContain('Something is overdue')
    expect(text).toContain('PAL-US-1000001-01')
    expect(links).toContainEqual({ words: 'See what', to: '/customer/policies/pol_1' })
  })
})
