import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { coverageKeys } from '#shared/domain/coverage/coverageId.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { sectors } from '#shared/domain/industry/sector.ts'
import { formStatuses } from '#shared/domain/policy/formStatus.ts'
import { paperTypeIds } from '#shared/domain/policy/policyForm.ts'
import { filledLine, filledText, line, text } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'

const slug = z
  .string()
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, hyphens and underscores')
const Product = z.enum(products)

/** Under which number a state has an edition that admitted insurers use there. */
export const FormFiling = z.strictObject({
  state: line(50).meta({ regional: 'state' }),
  number: z.string().regex(/^[A-Z]{4}-[0-9]{9}$/, 'must be a tracking number such as PALI-134567890'),
  filedOn: CalendarDate.optional(),
})

/** An edition of a policy form, and which policies carry it, without what is proposed. */
const FormTold = z.object({
  id: slug,
  name: z.string(),
  formNumber: z.string(),
  formTypeId: slug,
  formType: z.string().describe('The name of the type.'),
  edition: z.string().describe('As it is printed, such as 01 26.'),
  status: z.enum(formStatuses).describe('Policies carry what is ACTIVE alone.'),
  filings: z.array(FormFiling).describe('Where it is filed; admitted insurers use it in these states alone.'),
  paperType: z.enum(paperTypeIds).optional().describe('On whose paper; on any where it is not said.'),
  productType: Product.optional().describe('The product, where it is one alone.'),
  productTypes: z.array(Product).describe('The products; all where none is named.'),
  state: z.string().optional().describe('The state; any where it is not said.'),
  sectors: z.array(z.enum(sectors)).describe('What companies do whose policies carry it; all where none is named.'),
  coverage: z.enum(coverageKeys).optional().describe('Carried where this is bought; always where it is not said.'),
  effectiveFrom: CalendarDate.describe('Policies that begin from this day on carry it.'),
  withdrawnOn: CalendarDate.optional().describe('Policies that begin on this day or later do not.'),
  hasWording: z
    .boolean()
    .describe(
      'Whether its text is known here; where it is not, policies have it attached separately, which endorsements of staff’s own may be.',
    ),
  wording: z
    .string()
    .optional()
    .describe('What it says, where it is asked for alone: # before the title of a part, ## before that of a clause.'),
  revision: z.int().describe('How often staff have changed it.'),
  own: z.boolean().describe('Whether the platform brings it along.'),
})

/** A change that waits for a second person: what the form would be. */
const Proposal = FormTold.omit({ id: true, own: true, revision: true }).extend({
  removed: z.boolean().describe('Whether the form would go out of the book.'),
  by: z.string().describe('The user who proposed it, and does not approve it.'),
  byName: z.string(),
  at: Instant.describe('When it was proposed, by which it is approved or rejected.'),
})

/** An edition of a policy form, and which policies carry it. */
export const Form = FormTold.extend({
  changed: z
    .object({ by: z.string(), at: Instant, approvedBy: z.string().optional() })
    .optional()
    .describe('Who made it what it is, when it became that, and who approved it where it took a second person.'),
  proposal: Proposal.optional(),
  rejected: z
    .object({ by: z.string(), at: Instant, note: z.string() })
    .optional()
    .describe('Why the last change that was proposed was not approved.'),
})
export type Form = z.infer<typeof Form>

/** The characters that a form may have: some fifteen printed pages. */
export const mostOfWording = 60_000

const FormBody = z.strictObject({
  name: filledLine(200, { missing: 'Name is required' }),
  formNumber: filledLine(40, { missing: 'Form number is required' }),
  formTypeId: slug,
  edition: filledLine(20, { missing: 'Edition is required' }).optional().describe('This month without one.'),
  status: z
    .enum(formStatuses)
    .optional()
    .describe('ACTIVE without one, once a second person has approved it; what it was stays.'),
  filings: z.array(FormFiling).max(60).optional().describe('What is not said stays.'),
  paperType: z.enum(paperTypeIds).optional(),
  productType: Product.optional().describe('One product; `productTypes` for several, none of both for all.'),
  productTypes: z.array(Product).max(products.length).optional(),
  state: line(50).meta({ regional: 'state' }).optional(),
  sectors: z
    .array(z.enum(sectors))
    .max(sectors.length)
    .optional()
    .describe('What is not said stays; an empty list is any industry.'),
  coverage: z.enum(coverageKeys).optional(),
  effectiveFrom: CalendarDate.optional().describe('Today without one.'),
  withdrawnOn: CalendarDate.optional(),
  wording: text(mostOfWording)
    .optional()
    .describe(
      'What it says, in plain text: # before the title of a part, ## before that of a clause. Empty takes it away.',
    ),
})
export type FormBody = z.infer<typeof FormBody>

export const searchForms = defineOperation({
  name: 'searchForms',
  method: 'GET',
  path: '/api/docs/v1/forms/search',
  summary: 'The policy forms and endorsement wordings of the region, by number.',
  access: 'form:read',
  query: z.strictObject({
    ...pageQuery(2000),
    id: slug.optional().describe('This form alone, with its wording.'),
  }),
  response: pageOf(Form),
})

export const createForm = defineOperation({
  name: 'createForm',
  method: 'POST',
  path: '/api/docs/v1/forms',
  summary:
    'Adds a form or a new edition of one: policies that begin on its day or later carry it. One that is to be in use is a draft until somebody else approves it.',
  access: 'form:manage',
  body: FormBody,
  status: 201,
  response: Form,
  problems: ['form.exists', 'form.gap', 'form.invalidDetails', 'form.noWording', 'form.tooMany'],
})

/** What it was before is kept: policies that were issued carry what was known when they were. */
export const updateForm = defineOperation({
  name: 'updateForm',
  method: 'PUT',
  path: '/api/docs/v1/forms/{formId}',
  summary:
    'Changes a form, for policies that are issued from now on; where it is in use, or is to be, once somebody else has approved it.',
  access: 'form:manage',
  params: { formId: slug },
  body: FormBody,
  response: Form,
  problems: [
    'form.exists',
    'form.gap',
    'form.invalidDetails',
    'form.noWording',
    'form.notFound',
    'form.tooMany',
    'form.waits',
  ],
})

export const removeForm = defineOperation({
  name: 'removeForm',
  method: 'DELETE',
  path: '/api/docs/v1/forms/{formId}',
  summary:
    'Takes a form out of the book: policies that are issued from now on do not carry it; where it is in use, once somebody else has approved it.',
  access: 'form:manage',
  params: { formId: slug },
  problems: ['form.gap', 'form.notFound', 'form.tooMany', 'form.waits'],
})

export const approveForm = defineOperation({
  name: 'approveForm',
  method: 'PUT',
  path: '/api/docs/v1/forms/approve/{formId}',
  summary: 'Approves a change of a form that somebody else proposed: policies that are issued from now on carry it so.',
  access: 'form:manage',
  notJumped: true,
  stepUp: 'always',
  params: { formId: slug },
  body: z.strictObject({ proposedAt: Instant.describe('When the change that was looked at was proposed.') }),
  response: Form,
  problems: ['form.exists', 'form.gap', 'form.noWording', 'form.notFound', 'form.nothingWaits', 'form.secondPerson'],
})

export const rejectForm = defineOperation({
  name: 'rejectForm',
  method: 'PUT',
  path: '/api/docs/v1/forms/reject/{formId}',
  summary: 'Rejects a change of a form with the reason; whoever proposed it may take it back so as well.',
  access: 'form:manage',
  notJumped: true,
  params: { formId: slug },
  body: z.strictObject({
    proposedAt: Instant.describe('When the change that was looked at was proposed.'),
    note: filledText(500, { missing: 'Reason is a required field' }),
  }),
  response: Form,
  problems: ['form.notFound', 'form.nothingWaits'],
})

export const listPaperTypes = defineOperation({
  name: 'listPaperTypes',
  method: 'GET',
  path: '/api/docs/v1/papertypes',
  summary: 'The paper that cover is written on.',
  access: 'form:read',
  response: z.array(z.object({ id: z.enum(paperTypeIds), label: z.string() })),
})

/** A form that a policy carries, and why. */
export const CarriedForm = Form.pick({
  id: true,
  name: true,
  formNumber: true,
  formType: true,
  edition: true,
  effectiveFrom: true,
  coverage: true,
  paperType: true,
  state: true,
  hasWording: true,
  wording: true,
}).extend({
  because: z.string().describe('Why the policy carries it, in a sentence.'),
  filingNumber: z.string().optional().describe('By which filing of its state it carries the form.'),
  approved: z
    .object({ name: z.string(), at: Instant })
    .optional()
    .describe('Of an endorsement written for this policy alone: who approved it, and when.'),
})
export type CarriedForm = z.infer<typeof CarriedForm>

export const listPolicyForms = defineOperation({
  name: 'listPolicyForms',
  method: 'GET',
  path: '/api/docs/v1/forms/policy/{policyId}',
  summary: 'The forms that a policy carries: the editions in force on its first day, each with why.',
  access: 'policy:read',
  params: { policyId: PolicyId },
  query: z.strictObject({ formId: slug.optional().describe('This form alone, with its wording.') }),
  response: z.object({ day: CalendarDate, forms: z.array(CarriedForm) }),
  problems: ['policy.notFound'],
})
