import { describe, expect, it } from 'vitest'
import { tagManySchema, tagsAfter } from './tagManySchema.ts'

const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`)
const refuse = { tooMany: (name: string) => `${name} has too many`, nothing: 'nothing chosen' }
const schema = tagManySchema(
  [
    { name: 'Harbor Bakery LLC', tags: ['Key client'] },
    { name: 'Full Inc', tags: ten },
  ],
  refuse,
)
const saysOf = (values: object) => schema.safeParse(values).error?.issues.map(({ message }) => message)

describe('tags of several accounts', () => {
  it('are put on beside what each has, and taken off', () => {
    expect(tagsAfter(['Key client', 'Watch'], { tagNames: ['Watch', 'Retail'], takenOff: ['Key client'] })).toEqual([
      'Watch',
      'Retail',
    ])
  })

  it('are refused where an account would have more than ten, by its name', () => {
    expect(saysOf({ tagNames: ['Retail'], takenOff: [] })).toEqual(['Full Inc has too many'])
    expect(saysOf({ tagNames: ['Retail'], takenOff: ['Tag 3'] })).toBeUndefined()
    expect(saysOf({ tagNames: ['Tag 3'], takenOff: [] })).toBeUndefined()
  })

  it('are some at least', () => {
    expect(saysOf({ tagNames: [], takenOff: [] })).toEqual(['nothing chosen'])
  })
})
