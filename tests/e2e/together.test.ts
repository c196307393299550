import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { superAdmin, underwriter } = people(region)
const { chapter, meet } = story('together', region)
let one: Visitor
let other: Visitor
let prepared: Prepared

const terms = ({ page }: Visitor) => page.getByRole('dialog', { name: /^Update terms of/ })

const opens = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole('button', { name: 'Update terms' }).first().click()
  await sees(terms(visitor).getByLabel('Note'))
}

const picks = async (visitor: Visitor, label: string, option: string): Promise<void> => {
  // That of all coverages stands above those of one.
  await terms(visitor).getByRole('combobox', { name: label }).first().click()
  await visitor.page.getByRole('option', { name: option, exact: true }).click()
}

const saves = (visitor: Visitor) => terms(visitor).getByRole('button', { name: 'Update terms' }).click()

chapter('two underwriters who open one quote see each other', async () => {
  prepared = await prepareQuote(region, 'Beckett & Nakamura Estates Co.')
  one = meet(await visit(region))
  await arrive(one, underwriter, `/admin/quotes/${prepared.quoteId}`)
  await sees(one.page.getByRole('region', { name: 'Decision' }))
  other = meet(await visit(region))
  await arrive(other, superAdmin, `/admin/quotes/${prepared.quoteId}`)
  await sees(other.page.getByText(`${underwriter.firstName} ${underwriter.lastName} has this open too`))
  await sees(one.page.getByText(`${superAdmin.firstName} ${superAdmin.lastName} has this open too`))
  await other.shot('75-together')
  await other.resize('phone')
  await other.shot('75-together')
  await other.resize('laptop')
})

chapter('both change its terms, and who is later chooses field by field', async () => {
  await opens(one)
  await opens(other)
  await sees(other.page.getByText('is changing this right now', { exact: false }))
  await picks(one, 'Deductible', '$25,000')
  await terms(one).getByLabel('Revenue factor').fill('1.2')
  await terms(one).getByLabel('Note').fill('Revenue of the new branch is missing.')
  await saves(one)
  await seesNoMore(terms(one))
  await picks(other, 'Deductible', '$50,000')
  await picks(other, 'Waiting period', '12 hours')
  await saves(other)
  const change = terms(other).getByRole('alert')
  await sees(change.getByText('Somebody else changed this since you opened it'))
  await expect.poll(() => change.evaluate((panel) => panel.getBoundingClientRect().top >= 0)).toBe(true)
  const deductible = change.getByRole('group', { name: 'Deductible' })
  await expect.poll(() => deductible.getByRole('button', { name: /Yours/ }).getAttribute('aria-pressed')).toBe('true')
  const factor = change.getByRole('group', { name: 'Revenue factor' })
  await expect.poll(() => factor.getByRole('button', { name: /Theirs/ }).getAttribute('aria-pressed')).toBe('true')
  await other.shot('76-theirs-and-yours')
  await other.resize('phone')
  await other.shot('76-theirs-and-yours')
  await other.resize('laptop')
  await deductible.getByRole('button', { name: /Theirs/ }).click()
  await sees(terms(other).getByRole('combobox', { name: 'Deductible' }).filter({ hasText: '$25,000' }))
  await terms(other).getByLabel('Note').fill('As agreed with the broker.')
  await saves(other)
  await seesNoMore(terms(other))
  await sees(other.page.getByText('Quote updated', { exact: false }))
})
