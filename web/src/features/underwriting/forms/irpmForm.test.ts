import { expect, it } from 'vitest'
import { irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import { irpmForm } from './irpmForm.ts'

const ranges = Object.fromEntries(irpmCharacteristics.map((name) => [name, { min: -5, max: 10 }]))
const all = (percentage: number) => Object.fromEntries(irpmCharacteristics.map((name) => [name, percentage]))
const wrong = (values: object) =>
  irpmForm(ranges, 'Invalid')
    .safeParse({ ...values, irpmNote: 'As inspected' })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

it('takes percentages within their ranges', () => {
  expect(wrong(all(-5))).toBeUndefined()
  expect(wrong(all(10))).toBeUndefined()
})

it('calls a percentage beyond its range invalid', () => {
  expect(wrong({ ...all(0), drPlanning: -6 })).toEqual(['drPlanning Invalid'])
  expect(wrong({ ...all(0), financialCondition: 11 })).toEqual(['financialCondition Invalid'])
})

it('needs every characteristic', () => {
  const { companyStability: _, ...rest } = all(0)
  expect(wrong(rest)).toEqual(['companyStability Invalid'])
})
