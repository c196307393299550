import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answering } from '#tests/support/answering.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { companiesHouse } from './companiesHouse.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  vi.stubEnv('PALISADE_REGION', 'uk')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await table.stop()
})

const address = {
  premises: '12',
  address_line_1: 'Queen Street',
  address_line_2: 'Floor 2',
  locality: 'Leeds',
  postal_code: 'LS1 2TW',
  country: 'England',
}

/** A page of `/search/companies` in the documented shape. */
const page = {
  kind: 'search#companies',
  items_per_page: 2,
  start_index: 2,
  page_number: 2,
  total_results: 4_711,
  items: [
    {
      kind: 'searchresults#company',
      title: 'HARBOUR LIGHT SOFTWARE LIMITED',
      company_number: '09999901',
      company_status: 'active',
      company_type: 'ltd',
      date_of_creation: '2015-09-30',
      description: '09999901 - Incorporated on 30 September 2015',
      address,
      address_snippet: '12 Queen Street, Floor 2, Leeds, England, LS1 2TW',
      links: { self: '/company/09999901' },
      matches: { title: [1, 7] },
    },
    { kind: 'searchresults#company', title: 'NOWHERE LLP', company_number: 'OC999902', company_type: 'llp' },
  ],
}

/** An answer of `/company/{number}` in the documented shape. */
const profile = {
  accounts: { next_due: '2027-06-30' },
  can_file: true,
  company_name: 'HARBOUR LIGHT SOFTWARE LIMITED',
  company_number: '09999901',
  company_status: 'active',
  date_of_creation: '2015-09-30',
  jurisdiction: 'england-wales',
  links: { self: '/company/09999901' },
  registered_office_address: { ...address, premises: undefined, address_line_1: '12 Queen Street' },
  sic_codes: ['99999', '62012', '62020'],
  type: 'ltd',
}

const answeringWith = async (body: unknown) => {
  const server = await answering((_, response) => response.end(JSON.stringify(body)))
  return { ...server, register: companiesHouse({ key: 'the-key', url: server.url }) }
}

const query = { text: 'harbour', page: 1, size: 2 }

describe('a search at Companies House', () => {
  it('asks with the key as user name for a page of active companies, and shows what it keeps of each', async () => {
    const { register, asked } = await answeringWith(page)
    expect(await register.search(query)).toEqual({
      companies: [
        {
          cbid: 'coh_09999901',
          name: 'HARBOUR LIGHT SOFTWARE LIMITED',
          address1: '12 Queen Street',
          address2: 'Floor 2',
          city: 'Leeds',
          zipCode: 'LS1 2TW',
        },
        { cbid: 'coh_OC999902', name: 'NOWHERE LLP' },
      ],
      total: 1_000,
    })
    const [request] = asked
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('the-key:').toString('base64')}`)
    expect(request?.url).toBe(
      '/search/companies?q=harbour&items_per_page=2&start_index=2&restrictions=active-companies',
    )
  })

  it('asks for nothing where there is nothing to find', async () => {
    const { register, asked } = await answeringWith(page)
    expect(await register.search({ ...query, text: ' ' })).toEqual({ companies: [], total: 0 })
    expect(await register.search({ ...query, page: 500 })).toEqual({ companies: [], total: 0 })
    expect(asked).toHaveLength(0)
  })

  it('leaves out what is no company, and takes no more than was asked for', async () => {
    const odd = [
      null,
      7,
      { title: 'No number' },
      { title: '', company_number: '09999903' },
      { title: 'Two\nlines', company_number: '09999904' },
      { title: 'Elsewhere', company_number: '../admin' },
      { title: 'Odd address', company_number: '09999905', address: 'a street' },
      { title: 'Odd line', company_number: '09999906', address: { locality: ['Leeds'], postal_code: 'LS1 2TW' } },
      { title: 'One too many', company_number: '09999907' },
    ]
    const { register } = await answeringWith({ ...page, items: odd })
    expect((await register.search(query)).companies).toEqual([
      { cbid: 'coh_09999905', name: 'Odd address' },
      { cbid: 'coh_09999906', name: 'Odd line', zipCode: 'LS1 2TW' },
    ])
    for (const broken of [[], {}, { ...page, items: 'none' }, { ...page, total_results: -1 }])
      await expect((await answeringWith(broken)).register.search(query)).rejects.toMatchObject({
        code: 'account.registerUnavailable',
      })
  })
})

describe('a company of Companies House', () => {
  it('comes with the first industry code that rating knows, and leaves the rest for people', async () => {
    const { register, asked } = await answeringWith(profile)
    expect(await register.byId('coh_09999901')).toEqual({
      cbid: 'coh_09999901',
      name: 'HARBOUR LIGHT SOFTWARE LIMITED',
      address1: '12 Queen Street',
      address2: 'Floor 2',
      city: 'Leeds',
      zipCode: 'LS1 2TW',
      sicCode: '62012',
      ownershipType: 'Private',
      yearEstablished: 2015,
    })
    expect(asked[0]?.url).toBe('/company/09999901')
  })

  it('may be known by its name alone', async () => {
    const { register } = await answeringWith({
      company_name: 'BARE',
      company_number: '09999901',
      date_of_creation: 'once',
      sic_codes: ['12'],
      type: 'private-limited-guarant-nsc',
    })
    expect(await register.byId('coh_09999901')).toEqual({ cbid: 'coh_09999901', name: 'BARE' })
  })

  it('is none where it was dissolved, is unknown, is another one, or was never of this register', async () => {
    expect(await (await answeringWith({ ...profile, company_status: 'dissolved' })).register.byId('coh_09999901')).toBe(
      undefined,
    )
    expect(await (await answeringWith(profile)).register.byId('coh_09999902')).toBeUndefined()
    const missing = await answering((_, response) => response.writeHead(404).end('{"errors":[]}'))
    expect(await companiesHouse({ key: 'k', url: missing.url }).byId('coh_09999901')).toBeUndefined()
    for (const cbid of [
      'cbd_01JFJ3PB5HH90PWN437R2GHSK2',
      'coh_',
      'coh_../search',
      'coh_0999990?',
      'coh_09999901/officers',
    ])
      expect(await companiesHouse({ key: 'k', url: missing.url }).byId(cbid)).toBeUndefined()
    expect(missing.asked).toHaveLength(1)
  })
})
