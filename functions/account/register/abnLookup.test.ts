import { describe, expect, it } from 'vitest'
import { isAbn } from '#shared/domain/account/abn.ts'
import { answering } from '#tests/support/answering.ts'
import { abnLookup, insideCallback } from './abnLookup.ts'

/** Numbers whose digits add up, of nobody. */
const [one = '', two = ''] = Array.from({ length: 400 }, (_, at) => `${99_000_000_000 + at}`).filter(isAbn)

/** An answer of `AbnDetails.aspx` in the documented shape. */
const details = {
  Abn: one,
  AbnStatus: 'Active',
  AbnStatusEffectiveFrom: '2004-07-01',
  Acn: '',
  AddressDate: '2020-02-01',
  AddressPostcode: '2600',
  AddressState: 'ACT',
  BusinessName: ['Harbour Light'],
  EntityName: 'HARBOUR LIGHT PTY LTD',
  EntityTypeCode: 'PRV',
  EntityTypeName: 'Australian Private Company',
  Gst: '2004-07-01',
  Message: '',
}

const unknown = { ...details, Abn: '', AbnStatus: '', EntityName: '', EntityTypeCode: '' }

const match = (Abn: string, Name: string, State = 'NSW') => ({
  Abn,
  AbnStatus: '0000000001',
  IsCurrent: true,
  Name,
  NameType: 'Entity Name',
  Postcode: '2000',
  Score: 97,
  State,
})

/** An answer of `MatchingNames.aspx` in the documented shape. */
const names = { Message: '', Names: [match(one, 'HARBOUR LIGHT PTY LTD'), match(two, 'HARBOUR COAST', 'VIC')] }

const answeringWith = async (body: unknown) => {
  const text = typeof body === 'string' ? body : `callback(${JSON.stringify(body)})`
  const server = await answering((_, response) => response.end(text))
  return { ...server, register: abnLookup({ guid: 'the-guid', url: server.url }) }
}

const query = { text: 'harbour', page: 0, size: 10 }
const away = { code: 'account.registerUnavailable' }

describe('a search at ABN Lookup', () => {
  it('asks for names with the GUID, and shows each entity once, by its best name', async () => {
    const { register, asked } = await answeringWith({
      ...names,
      Names: [...names.Names, match(one, 'HARBOUR TRADING')],
    })
    expect(await register.search(query)).toEqual({
      companies: [
        { cbid: `abn_${one}`, name: 'HARBOUR LIGHT PTY LTD', state: 'NSW', zipCode: '2000' },
        { cbid: `abn_${two}`, name: 'HARBOUR COAST', state: 'VIC', zipCode: '2000' },
      ],
      total: 2,
    })
    expect(asked[0]?.url).toBe('/json/MatchingNames.aspx?name=harbour&maxResults=100&callback=callback&guid=the-guid')
    expect(await register.search({ ...query, page: 1, size: 1 })).toMatchObject({
      companies: [{ cbid: `abn_${two}` }],
      total: 2,
    })
    expect(await register.search({ ...query, state: 'VIC' })).toMatchObject({ total: 1 })
  })

  it('finds the one with a number, however it is spaced', async () => {
    const { register, asked } = await answeringWith(details)
    const spaced = `${one.slice(0, 2)} ${one.slice(2, 5)} ${one.slice(5)}`
    expect(await register.search({ ...query, text: spaced })).toMatchObject({
      companies: [{ cbid: `abn_${one}` }],
      total: 1,
    })
    expect(asked[0]?.url).toContain(`/json/AbnDetails.aspx?abn=${one}&`)
  })

  it('leaves out what is no entity of today', async () => {
    const odd = [
      null,
      'x',
      match('12345678901', 'Wrong digits'),
      { ...match(two, 'Of yesterday'), IsCurrent: false },
      match(two, ''),
      match(two, 'Two\u0000parts'),
      { ...match(one, 'Fine'), Postcode: 2000 },
    ]
    const { register } = await answeringWith({ Message: '', Names: odd })
    expect(await register.search(query)).toEqual({
      companies: [{ cbid: `abn_${one}`, name: 'Fine', state: 'NSW' }],
      total: 1,
    })
    expect(await register.search({ ...query, text: '  ' })).toEqual({ companies: [], total: 0 })
  })

  it('is unavailable where we are not known, and for what is no answer', async () => {
    const refused = { Message: 'The GUID entered is not recognised as a Registered Party', Names: [] }
    for (const broken of [refused, {}, [], 'callback(', 'callback({})', 'alert(1)', '{"Message":"","Names":[]}', ''])
      await expect((await answeringWith(broken)).register.search(query)).rejects.toMatchObject(away)
  })
})

describe('an entity of ABN Lookup', () => {
  it('comes with its place and ownership; industry, street and size are left for people', async () => {
    const { register } = await answeringWith(details)
    expect(await register.byId(`abn_${one}`)).toEqual({
      cbid: `abn_${one}`,
      name: 'HARBOUR LIGHT PTY LTD',
      state: 'ACT',
      zipCode: '2600',
      ownershipType: 'Private',
    })
  })

  it('is none where it is cancelled, unknown, another one, or was never of this register', async () => {
    for (const body of [
      { ...details, AbnStatus: 'Cancelled' },
      { ...details, EntityName: '' },
      { ...unknown, Message: 'Search text is not a valid ABN or ACN' },
    ])
      expect(await (await answeringWith(body)).register.byId(`abn_${one}`)).toBeUndefined()
    const { register, asked } = await answeringWith(details)
    expect(await register.byId(`abn_${two}`)).toBeUndefined()
    for (const cbid of ['cbd_01JFJ3PB5HH90PWN437R2GHSK2', 'abn_', 'abn_12345678901', `abn_${one}&guid=x`])
      expect(await register.byId(cbid)).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})

it('a callback holds JSON and nothing that could run', () => {
  expect(insideCallback('callback({"a":1});\n')).toEqual({ a: 1 })
  for (const text of ['callback({"a":1}, alert(1))', 'callback(alert(1))', 'x callback({})'])
    expect(() => insideCallback(text)).toThrow(SyntaxError)
})
