import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { filledLine } from '#shared/domain/text/text.ts'

vi.mock('../i18n/i18n.ts', () => ({ i18n: { language: 'en-US', getFixedT: () => (key: string) => key } }))

vi.mock('../i18n/region.ts', async () => ({ region: (await import('#shared/regions/regions.ts')).regions.uk }))

const { schemaResolver, withoutEmpty } = await import('./schemaResolver.ts')

const check = (schema: z.ZodType<unknown, Record<string, unknown>>, values: Record<string, unknown>) =>
  schemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('a form against its schema', () => {
  it('takes an empty input for an absent value', () => {
    expect(withoutEmpty({ a: '', b: null, c: [{ d: '' }], e: 0, f: false })).toEqual({ c: [{}], e: 0, f: false })
  })

  it('says that a required field is required', async () => {
    const { errors } = await check(z.object({ name: z.string() }), { name: '' })
    expect(errors).toMatchObject({ name: { message: 'required' } })
  })

  it.each([{}, { name: '' }, { name: ' ' }])(
    'says so in a sentence of a text that the contract needs: %j',
    async (values) => {
      const { errors } = await check(z.object({ name: filledLine(100) }), values)
      expect(errors).toMatchObject({ name: { message: 'required' } })
    },
  )

  it("keeps the schema's own words, also for an empty field", async () => {
    const { errors } = await check(z.object({ name: z.string().min(1, 'First name is required') }), { name: '' })
    expect(errors).toMatchObject({ name: { message: 'First name is required' } })
  })

  it('says what the schema says in the words of the region', async () => {
    const { errors } = await check(z.object({ zipCode: z.string().min(1, 'Zip Code is required') }), { zipCode: '' })
    expect(errors).toMatchObject({ zipCode: { message: 'Postal code is required' } })
  })

  it('places errors of nested fields', async () => {
    const { errors } = await check(
      z.object({ items: z.array(z.object({ zip: z.string().max(2, 'Invalid ZIP Code') })) }),
      {
        items: [{ zip: '1' }, { zip: '12345' }],
      },
    )
    expect(errors).toMatchObject({ items: { 1: { zip: { message: 'Invalid ZIP Code' } } } })
  })

  it("submits the schema's output", async () => {
    const { values } = await check(z.object({ name: z.string().trim() }), { name: ' Ada ' })
    expect(values).toEqual({ name: 'Ada' })
  })
})
