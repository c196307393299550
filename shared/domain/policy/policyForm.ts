import type { RegionCode } from '#shared/regions/code.ts'
import type { Product } from '#shared/regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instant } from '../calendar/instant.ts'
import type { CoverageKey } from '../coverage/coverageId.ts'
import type { Sector } from '../industry/sector.ts'
import type { FormFiling, FormStatus } from './formStatus.ts'

/** On whose paper a policy is written. */
export const paperTypeIds = ['ADMITTED', 'SURPLUS'] as const
export type PaperType = (typeof paperTypeIds)[number]

/** The paper that cover is written on in a region, as its people call it. */
export const paperTypesOf: Readonly<Record<RegionCode, readonly { readonly id: PaperType; readonly label: string }[]>> =
  {
    us: [
      { id: 'ADMITTED', label: 'Admitted' },
      { id: 'SURPLUS', label: 'Surplus lines (non-admitted)' },
    ],
    uk: [{ id: 'ADMITTED', label: 'Authorised insurer' }],
    au: [{ id: 'ADMITTED', label: 'Authorised insurer' }],
  }

/** What a form is. */
export interface FormType {
  readonly id: string
  readonly name: string
}

/** The types that the platform's own forms are of; staff give them other names and add their own. */
export const ownFormTypes = [
  { id: 'policy-form', name: 'Policy form' },
  { id: 'amendatory-endorsement', name: 'Amendatory endorsement' },
  { id: 'endorsement', name: 'Endorsement' },
  { id: 'disclosure', name: 'Disclosure notice' },
] as const satisfies readonly FormType[]
export type OwnFormType = (typeof ownFormTypes)[number]['id']

/**
 * An edition of a form, and which policies carry it: of these products, in this state, on this paper, of companies in these
 * industries, that buy this coverage, and begin from one day on until before another. What is not said does not matter.
 */
export interface FormTerms {
  readonly name: string
  readonly formNumber: string
  readonly formTypeId: string
  readonly status: FormStatus
  /** Where it is filed; on admitted paper it attaches in these states alone, in any where none is said. */
  readonly filings?: readonly FormFiling[] | undefined
  /** As it is printed: `01 26`. */
  readonly edition: string
  readonly productTypes: readonly Product[]
  readonly state?: string | undefined
  readonly paperType?: PaperType | undefined
  /** What companies do whose policies carry it; whatever they do where none is named. */
  readonly sectors?: readonly Sector[] | undefined
  readonly coverage?: CoverageKey | undefined
  readonly effectiveFrom: CalendarDate
  /** Policies that begin on this day or later do not carry it. */
  readonly withdrawnOn?: CalendarDate | undefined
  /** Staff's own wording of it; without one the platform's of this number and edition is printed, where it has one. */
  readonly wordingId?: string | undefined
}

export interface PolicyForm extends FormTerms {
  readonly id: string
}

/** What staff made of a form at a moment; `removed`: it is in no policy that is issued later. */
export interface FormVersion {
  readonly revision: number
  readonly terms: FormTerms
  readonly removed?: boolean
  /** As others are told who made it. */
  readonly by: string
  /** Who proposed and who approved it, where it took two people; told within the provider. */
  readonly people?: { readonly proposed: string; readonly approved: string } | undefined
  readonly at: Instant
}

export interface EditedForm {
  readonly id: string
  readonly versions: readonly FormVersion[]
}

/** The forms of a region as they were known at a moment: the platform's own with what staff made of them, and staff's own. */
export const formBook = (
  own: readonly PolicyForm[],
  edited: readonly EditedForm[],
  known?: Instant,
): readonly PolicyForm[] => {
  const byId = new Map(own.map((form) => [form.id, form]))
  for (const { id, versions } of edited) {
    const last = versions.findLast(({ at }) => known === undefined || Date.parse(at) <= Date.parse(known))
    if (last?.removed === true) byId.delete(id)
    else if (last !== undefined) byId.set(id, { id, ...last.terms })
  }
  return [...byId.values()]
}

/** A policy as far as its forms go. */
export interface FormFacts {
  readonly product: Product
  readonly state?: string | undefined
  readonly paperType: PaperType
  /** What the company does; a form of an industry is not carried where it is not known. */
  readonly sector?: Sector | undefined
  readonly coverages: ReadonlySet<CoverageKey>
  /** The first day of the policy: it carries the editions in force on it. */
  readonly day: CalendarDate
}

/** Whether an edition is in use for policies that begin on a day. */
export const isInForce = ({ status, effectiveFrom, withdrawnOn }: FormTerms, day: CalendarDate): boolean =>
  status === 'ACTIVE' && effectiveFrom <= day && (withdrawnOn === undefined || day < withdrawnOn)

/** The filing by which a policy carries an edition: that of its state, on admitted paper. */
export const filingFor = (
  { filings = [] }: FormTerms,
  { state, paperType }: Pick<FormFacts, 'paperType' | 'state'>,
): FormFiling | undefined => (paperType === 'ADMITTED' ? filings.find((filing) => filing.state === state) : undefined)

const isFiledFor = (form: FormTerms, facts: FormFacts): boolean =>
  facts.paperType !== 'ADMITTED' || !form.filings?.length || filingFor(form, facts) !== undefined

const isOfSector = ({ sectors = [] }: FormTerms, { sector }: FormFacts): boolean =>
  sectors.length === 0 || (sector !== undefined && sectors.includes(sector))

const applies = (form: FormTerms, facts: FormFacts): boolean => {
  const { product, state, paperType, coverages, day } = facts
  return (
    isInForce(form, day) &&
    isFiledFor(form, facts) &&
    isOfSector(form, facts) &&
    (form.productTypes.length === 0 || form.productTypes.includes(product)) &&
    (form.state === undefined || form.state === state) &&
    (form.paperType === undefined || form.paperType === paperType) &&
    (form.coverage === undefined || coverages.has(form.coverage))
  )
}

const isNewer = (form: FormTerms, than: FormTerms): boolean => form.effectiveFrom > than.effectiveFrom

/**
 * The forms that a policy carries, in the order of the book: of each number the newest edition in force on its first day
 * (rule: forms-in-force). Why each is there follows from what the form itself says of products, state, paper, industry and coverage.
 */
export const formsCarried = (book: readonly PolicyForm[], facts: FormFacts): PolicyForm[] => {
  const byNumber = new Map<string, PolicyForm>()
  for (const form of book) {
    const other = byNumber.get(form.formNumber)
    if (applies(form, facts) && (other === undefined || isNewer(form, other))) byNumber.set(form.formNumber, form)
  }
  return [...byNumber.values()]
}
