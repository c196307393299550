import { z } from 'zod'
import { isAbn } from '#shared/domain/account/abn.ts'
import type { KnownCompany } from '#shared/domain/account/companyRegister.ts'
import type { OwnershipType } from '#shared/domain/account/firmographics.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { askRegister } from './askRegister.ts'
import type { CompanyRegister } from './companyRegister.ts'

const Abn = z.string().refine(isAbn)
const Line = filledLine(200).optional().catch(undefined)

const Details = z.object({
  Abn: z.string(),
  AbnStatus: z.string(),
  AddressPostcode: Line,
  AddressState: Line,
  EntityName: z.string(),
  EntityTypeCode: z.string().optional().catch(undefined),
  Message: z.string(),
})
export type AbnDetails = z.infer<typeof Details>

const Match = z.object({
  Abn,
  IsCurrent: z.literal(true),
  Name: filledLine(300),
  Postcode: Line,
  State: Line,
})
const Matches = z.object({ Message: z.string(), Names: z.array(z.unknown()) })

const prefix = 'abn_'
/** How many names are asked for; the service has no pages. */
const mostNames = 100

/** Ownership by the entity type of the Australian Business Register; people say what others are. */
const ownership: Readonly<Record<string, OwnershipType>> = {
  CGE: 'Public Sector',
  FPT: 'Partnership',
  LGE: 'Public Sector',
  PRV: 'Private',
  PTR: 'Partnership',
  PUB: 'Public',
  SGE: 'Public Sector',
  TGE: 'Public Sector',
}

/** What is inside `callback(…)`. @throws SyntaxError when it is no such thing. */
export const insideCallback = (text: string): unknown => {
  const inside = /^\s*callback\(([\s\S]*)\);?\s*$/.exec(text)?.[1]
  if (inside === undefined) throw new SyntaxError('no callback')
  return JSON.parse(inside)
}

/** An entity as an account is made of it; the register tells state and postcode of an address, and no industry. */
export const companyOfDetails = ({ Abn, EntityName, ...more }: AbnDetails): KnownCompany => {
  const ownershipType = ownership[more.EntityTypeCode ?? '']
  return {
    cbid: `${prefix}${Abn}`,
    name: EntityName,
    ...(more.AddressState !== undefined && { state: more.AddressState }),
    ...(more.AddressPostcode !== undefined && { zipCode: more.AddressPostcode }),
    ...(ownershipType !== undefined && { ownershipType }),
  }
}

interface Access {
  readonly guid: string
  readonly url?: string
}

/**
 * Australia's business register: the JSON services of ABN Lookup, written from their published documentation
 * (https://abr.business.gov.au/json/, and https://abr.business.gov.au/Documentation for the entity types) and tried against
 * answers of that shape, not yet against the service. Who asks is named by a GUID; what is wrong is said in `Message`.
 */
export const abnLookup = ({ guid, url = 'https://abr.business.gov.au' }: Access): CompanyRegister => {
  const ask = async <Answer extends { readonly Message: string }>(
    page: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer | undefined> => {
    const address = new URL(`/json/${page}.aspx`, url)
    address.search = new URLSearchParams({ ...query, callback: 'callback', guid }).toString()
    return askRegister({ register: 'ABN Lookup', url: address }, (text) => {
      const answer = schema.parse(insideCallback(text))
      if (/GUID|not recogni[sz]ed|error|unavailable/i.test(answer.Message)) throw new Error('refused')
      return answer
    })
  }
  const details = async (abn: string): Promise<KnownCompany | undefined> => {
    const found = await ask('AbnDetails', { abn }, Details)
    return found?.Abn === abn && found.AbnStatus === 'Active' && filledLine(300).safeParse(found.EntityName).success
      ? companyOfDetails(found)
      : undefined
  }
  return {
    search: async ({ text, state, page, size }) => {
      const digits = text.replaceAll(' ', '')
      if (digits === '') return { companies: [], total: 0 }
      const byNumber = isAbn(digits) ? await details(digits) : undefined
      if (byNumber !== undefined) return { companies: page === 0 ? [byNumber] : [], total: 1 }
      const found = await ask('MatchingNames', { name: text.trim(), maxResults: String(mostNames) }, Matches)
      const matches = (found?.Names ?? [])
        .flatMap((each) => Match.safeParse(each).data ?? [])
        .filter((each) => state === undefined || each.State === state)
      // An entity is found by each of its names; the best comes first.
      const once = matches.filter(({ Abn }, at) => matches.findIndex((each) => each.Abn === Abn) === at)
      return {
        companies: once.slice(page * size, (page + 1) * size).map((each) => ({
          cbid: `${prefix}${each.Abn}`,
          name: each.Name,
          ...(each.State !== undefined && { state: each.State }),
          ...(each.Postcode !== undefined && { zipCode: each.Postcode }),
        })),
        total: once.length,
      }
    },
    byId: async (cbid) => {
      const abn = cbid.startsWith(prefix) ? cbid.slice(prefix.length) : ''
      return isAbn(abn) ? details(abn) : undefined
    },
  }
}
