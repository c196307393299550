import { z } from 'zod'
import { FileBytes } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { AgencyWidget, type EnquiryField } from '#shared/domain/organizations/agencyWidget.ts'

const params = { agencyId: AgencyId }

/** What a visitor types is looked at by the page itself, which says what is wrong with it. */
const typed = z.string().max(4000).optional()
const fields = {
  company: typed,
  website: typed,
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  message: typed,
} satisfies Record<EnquiryField, typeof typed>

export const getWidgetScript = defineOperation({
  name: 'getWidgetScript',
  method: 'GET',
  path: '/api/agency/v1/widget.js',
  summary:
    'The script of an agency’s form: where its element stands on a page, it puts the form into a sandboxed frame, filled in by what else the element says (`data-company`, `data-email`).',
  access: 'public',
  media: 'text/javascript',
  response: FileBytes,
})

export const getWidgetPage = defineOperation({
  name: 'getWidgetPage',
  method: 'GET',
  path: '/api/agency/v1/widget/{agencyId}',
  summary:
    'The form by which visitors of an agency’s pages ask it for a quote, in its colours and without scripts and cookies; a page shows it if the agency has listed its address. The query fills it in.',
  access: 'public',
  params,
  query: z.strictObject(fields),
  media: 'text/html',
  response: FileBytes,
  problems: ['agency.notFound'],
})

export const sendWidgetEnquiry = defineOperation({
  name: 'sendWidgetEnquiry',
  method: 'POST',
  path: '/api/agency/v1/widget/{agencyId}',
  summary:
    'Leaves an enquiry with an agency, which finds it in its list and is told of it by mail; nothing is insured or priced by it. The answer is a page that says so, or the form again with what is wrong.',
  access: 'public',
  params,
  body: z.strictObject({ ...fields, fax: typed.describe('Nobody sees this field; what fills it in is no person.') }),
  plainForm: true,
  media: 'text/html',
  response: FileBytes,
  problems: ['agency.notFound'],
})

export const updateAgencyWidget = defineOperation({
  name: 'updateAgencyWidget',
  method: 'PUT',
  path: '/api/agency/v1/widget/{agencyId}/settings',
  summary: 'Opens the form of an agency, or says anew which pages may show it.',
  access: 'agency:update',
  notJumped: true,
  params,
  body: AgencyWidget,
  response: AgencyWidget,
  problems: ['agency.notAllowed', 'agency.notFound'],
})

export const removeAgencyWidget = defineOperation({
  name: 'removeAgencyWidget',
  method: 'DELETE',
  path: '/api/agency/v1/widget/{agencyId}/settings',
  summary: 'Closes the form of an agency: no page shows it, and its link opens nothing.',
  access: 'agency:update',
  notJumped: true,
  params,
  problems: ['agency.notAllowed', 'agency.notFound'],
})
