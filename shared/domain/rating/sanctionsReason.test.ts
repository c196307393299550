import { expect, it } from 'vitest'
import { sanctionsReason } from './sanctionsReason.ts'

it('a name of a sanctions list refers a quote, with whom and which list', () => {
  expect(sanctionsReason(['Harbor Inc', 'Garantex Europe OÜ'])).toMatchObject({
    ruleId: 'referral.sanctions',
    input: 'Garantex Europe OÜ',
    threshold: 'Garantex Europe (CYBER2)',
    outcome: 'REFERRED',
  })
})

it('whatever its spelling and legal form, and no name that only shares a common word', () => {
  expect(sanctionsReason(['The LAZARUS-Group, Ltd.'])?.threshold).toBe('Lazarus Group (DPRK3)')
  expect(sanctionsReason(['Hydra Pumps Inc', 'The Market Group', 'Evil Eye Records', undefined, ''])).toBeUndefined()
})
