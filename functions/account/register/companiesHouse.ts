import { z } from 'zod'
import type { KnownCompany } from '#shared/domain/account/companyRegister.ts'
import type { OwnershipType } from '#shared/domain/account/firmographics.ts'
import type { Industry } from '#shared/domain/industry/industry.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { industryList } from '../industry/industryList.ts'
import { askRegister } from './askRegister.ts'
import type { CompanyRegister } from './companyRegister.ts'

const Number8 = z.string().regex(/^[A-Z0-9]{8}$/)
const Line = filledLine(200).optional().catch(undefined)

const Address = z
  .object({ premises: Line, address_line_1: Line, address_line_2: Line, locality: Line, postal_code: Line })
  .optional()
  .catch(undefined)

const Hit = z.object({ company_number: Number8, title: filledLine(300), address: Address })
const Page = z.object({ items: z.array(z.unknown()), total_results: z.int().min(0) })

/** A company profile as it answers `/company/{number}`. */
export const CompanyProfile = z.object({
  company_name: filledLine(300),
  company_number: Number8,
  company_status: z.string().optional(),
  date_of_creation: z.iso.date().optional().catch(undefined),
  registered_office_address: Address,
  sic_codes: z.array(z.string()).optional().catch(undefined),
  type: z.string().optional(),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

const prefix = 'coh_'
/** Results beyond it are not given out, whatever the total. */
const furthest = 1_000

/** Ownership by company type; a company limited by guarantee may be either, so people say. */
const ownership: Readonly<Record<string, OwnershipType>> = {
  'charitable-incorporated-organisation': 'Non-Profit',
  'limited-partnership': 'Partnership',
  llp: 'Partnership',
  ltd: 'Private',
  plc: 'Public',
  'private-unlimited': 'Private',
  'scottish-charitable-incorporated-organisation': 'Non-Profit',
  'scottish-partnership': 'Partnership',
}

const addressOf = (address: z.infer<typeof Address>): Partial<KnownCompany> => {
  const { premises, address_line_1: street, address_line_2: more, locality: city, postal_code: zipCode } = address ?? {}
  const line =
    premises === undefined || street?.startsWith(premises) ? street : [premises, street].filter(Boolean).join(' ')
  return {
    ...(line !== undefined && { address1: line }),
    ...(more !== undefined && { address2: more }),
    ...(city !== undefined && { city }),
    ...(zipCode !== undefined && { zipCode }),
  }
}

/** A profile as an account is made of it: the first SIC code that the region's list has, the rest left for people. */
export const companyOfProfile = (profile: CompanyProfile, industries: readonly Industry[]): KnownCompany => {
  const sicCode = profile.sic_codes?.find((code) => industries.some((industry) => industry.code === code))
  const ownershipType = ownership[profile.type ?? '']
  return {
    cbid: `${prefix}${profile.company_number}`,
    name: profile.company_name,
    ...addressOf(profile.registered_office_address),
    ...(sicCode !== undefined && { sicCode }),
    ...(ownershipType !== undefined && { ownershipType }),
    ...(profile.date_of_creation !== undefined && { yearEstablished: Number(profile.date_of_creation.slice(0, 4)) }),
  }
}

interface Access {
  readonly key: string
  readonly url?: string
}

/**
 * The UK's register of companies: the Public Data API of Companies House, written from its published documentation
 * (https://developer-specs.company-information.service.gov.uk/companies-house-public-data-api/reference) and tried against
 * answers of that shape, not yet against the service. The key goes as the user name of basic authentication; 600 requests
 * in five minutes are taken. It knows neither domain, phone, revenue nor employees.
 */
export const companiesHouse = ({
  key,
  url = 'https://api.company-information.service.gov.uk',
}: Access): CompanyRegister => {
  const headers = { accept: 'application/json', authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  const ask = <Answer>(address: URL, schema: z.ZodType<Answer>): Promise<Answer | undefined> =>
    askRegister({ register: 'Companies House', url: address, headers }, (text) => schema.parse(JSON.parse(text)))
  return {
    search: async ({ text, page, size }) => {
      const address = new URL('/search/companies', url)
      const start = page * size
      if (text.trim() === '' || start >= furthest) return { companies: [], total: 0 }
      address.search = new URLSearchParams({
        q: text.trim(),
        items_per_page: String(size),
        start_index: String(start),
        restrictions: 'active-companies',
      }).toString()
      const found = await ask(address, Page)
      const hits = (found?.items ?? []).flatMap((item) => Hit.safeParse(item).data ?? [])
      return {
        companies: hits.slice(0, size).map(({ company_number, title, address: office }) => ({
          cbid: `${prefix}${company_number}`,
          name: title,
          ...addressOf(office),
        })),
        total: Math.min(furthest, found?.total_results ?? 0),
      }
    },
    byId: async (cbid) => {
      const number = Number8.safeParse(cbid.startsWith(prefix) ? cbid.slice(prefix.length) : '')
      if (!number.success) return undefined
      const profile = await ask(new URL(`/company/${number.data}`, url), CompanyProfile)
      if (profile === undefined || profile.company_number !== number.data || profile.company_status === 'dissolved')
        return undefined
      const offered = (await industryList()).filter(({ withdrawnOn }) => withdrawnOn === undefined)
      return companyOfProfile(profile, offered)
    },
  }
}
