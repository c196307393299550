import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { holdReasons, identityProofs, privacyKinds, refusalGrounds } from '#shared/domain/identity/privacy.ts'
import { PrivacyRequestId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { privacyRequestStatuses } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { EmailAddress, FirstName, LastName, PhoneText, RoleId } from './fields.ts'
import {
  HeldPart,
  NamedPlace,
  OwnDataLink,
  OwnPrivacyRequest,
  PrivacyHoldShown,
  PrivacyRequest,
} from './privacyRequest.ts'
import { openGroup, privacyRequestSortParameters } from './privacyRequestFilters.ts'

const privacyRequestId = { privacyRequestId: PrivacyRequestId }
const note = filledText(1000, { missing: 'Reason is a required field' })

const kind = z.enum(privacyKinds)
const details = text(2000).optional().describe('What is to be corrected; of a correction it must be said.')

/** What records of business are to say of somebody. */
const PrivacyContact = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  email: EmailAddress.optional(),
  phone: PhoneText.optional(),
})

export const requestOwnData = defineOperation({
  name: 'requestOwnData',
  method: 'POST',
  path: '/api/auth/v1/me/privacy-requests',
  summary: 'Asks for a copy of what is held of oneself, to have it corrected, or to be erased.',
  access: 'any',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({ kind, details }),
  status: 201,
  response: OwnPrivacyRequest,
  problems: ['privacy.alreadyOpen', 'user.notFound'],
})

export const listMyPrivacyRequests = defineOperation({
  name: 'listMyPrivacyRequests',
  method: 'GET',
  path: '/api/auth/v1/me/privacy-requests',
  summary: 'What one has asked about the own data, newest first, and where it stands.',
  access: 'any',
  response: z.array(OwnPrivacyRequest),
})

export const withdrawMyPrivacyRequest = defineOperation({
  name: 'withdrawMyPrivacyRequest',
  method: 'DELETE',
  path: '/api/auth/v1/me/privacy-requests/{privacyRequestId}',
  summary: 'Withdraws what one has asked, while nothing came of it.',
  access: 'any',
  notJumped: true,
  params: privacyRequestId,
  problems: ['privacy.notAllowed', 'privacy.notFound'],
})

export const downloadMyData = defineOperation({
  name: 'downloadMyData',
  method: 'POST',
  path: '/api/auth/v1/me/privacy-requests/{privacyRequestId}/file',
  summary: 'A link of five minutes to the copy of what is held of oneself.',
  access: 'any',
  stepUp: 'always',
  secret: true,
  status: 200,
  notJumped: true,
  params: privacyRequestId,
  response: OwnDataLink,
  problems: ['privacy.noFile', 'privacy.notFound'],
})

export const searchPrivacyRequests = defineOperation({
  name: 'searchPrivacyRequests',
  method: 'GET',
  path: '/api/auth/v1/privacy-requests',
  summary: 'Requests of people about their own data.',
  access: 'privacy:decide',
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(privacyRequestSortParameters).default('dueOn'),
    status: z.enum([openGroup, ...privacyRequestStatuses]).optional(),
  }),
  response: hitsOf(PrivacyRequest),
})

export const createPrivacyRequest = defineOperation({
  name: 'createPrivacyRequest',
  method: 'POST',
  path: '/api/auth/v1/privacy-requests',
  summary: 'Enters the request of somebody who wrote in; who they are is checked before anything becomes of it.',
  access: 'privacy:manage',
  notJumped: true,
  body: z.strictObject({
    kind,
    name: filledLine(120, { missing: 'Name is a required field' }),
    email: EmailAddress,
    receivedOn: CalendarDate.describe('The day on which it came in, in the region; from it the deadline is counted.'),
    details,
  }),
  status: 201,
  response: PrivacyRequest,
  problems: ['privacy.alreadyOpen', 'privacy.ownRequest'],
})

export const searchPrivacySubjects = defineOperation({
  name: 'searchPrivacySubjects',
  method: 'POST',
  path: '/api/auth/v1/privacy-requests/subjects',
  summary: 'Who somebody is by their e-mail: a user, or named in records of business as what.',
  access: 'privacy:manage',
  safe: true,
  status: 200,
  body: z.strictObject({ email: EmailAddress }),
  response: z.object({
    name: z.string().optional().describe('As the user is called, else as records name them.'),
    user: z.object({ userId: z.string(), role: RoleId, organization: z.string() }).optional(),
    count: z.int().describe('How many times records of business name them.'),
    named: z.array(NamedPlace).describe('The first twenty of these.'),
  }),
})

export const getPrivacyRequest = defineOperation({
  name: 'getPrivacyRequest',
  method: 'GET',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}',
  summary: 'One request about somebody’s own data: who asks, by when it is answered, what holds it and who decides.',
  access: 'privacy:decide',
  params: privacyRequestId,
  response: PrivacyRequest.extend({ allowedActions }),
  problems: ['privacy.notFound'],
})

export const listPrivacyRequestHistory = defineOperation({
  name: 'listPrivacyRequestHistory',
  method: 'GET',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/history',
  summary: 'Who did what to a request about somebody’s own data, and when.',
  access: 'privacy:decide',
  params: privacyRequestId,
  response: HistoryPage,
  problems: ['privacy.notFound'],
})

export const getPrivacyPreview = defineOperation({
  name: 'getPrivacyPreview',
  method: 'GET',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/preview',
  summary: 'What is held of the person today, what an erasure would make of each, and what holds it.',
  access: 'privacy:decide',
  params: privacyRequestId,
  response: z.object({
    parts: z.array(HeldPart),
    named: z.array(NamedPlace).describe('The first hundred records of business that name the person.'),
    holds: z.array(PrivacyHoldShown),
  }),
  problems: ['privacy.notFound'],
})

export const checkPrivacyIdentity = defineOperation({
  name: 'checkPrivacyIdentity',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/identity',
  summary: 'Notes how somebody who wrote in was known to be who they say.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({
    how: z.enum(identityProofs).exclude(['CODE', 'SESSION']),
    note: filledText(500, { missing: 'Say what was seen or asked' }),
  }),
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const extendPrivacyRequest = defineOperation({
  name: 'extendPrivacyRequest',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/extend',
  summary: 'Extends the deadline once, where the law of the region allows it; the person is told why.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({ note }),
  response: PrivacyRequest,
  problems: ['privacy.noExtension', 'privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const fulfilPrivacyRequest = defineOperation({
  name: 'fulfilPrivacyRequest',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/fulfil',
  summary:
    'Has the copy made that somebody asked for, or says what was corrected and has it said where they are named.',
  access: 'privacy:manage',
  stepUp: 'always',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({
    answer: text(2000).optional().describe('What was corrected; of a copy nothing.'),
    contact: PrivacyContact.optional().describe(
      'What the records of business that name the person are to say of them.',
    ),
  }),
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest', 'user.phoneInvalid'],
})

export const proposeErasure = defineOperation({
  name: 'proposeErasure',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/propose',
  summary: 'Proposes to erase the person; what forbids it holds the request, and says who decides.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const passPrivacyHold = defineOperation({
  name: 'passPrivacyHold',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/pass',
  summary: 'Lets an erasure pass a hold that is one’s own to decide, with the reason.',
  access: 'privacy:decide',
  stepUp: 'always',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({ reason: z.enum(holdReasons), note }),
  response: PrivacyRequest,
  problems: ['privacy.holdStands', 'privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const approveErasure = defineOperation({
  name: 'approveErasure',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/approve',
  summary: 'Approves an erasure that somebody else proposed; it is begun at once and cannot be undone.',
  access: 'privacy:manage',
  stepUp: 'always',
  notJumped: true,
  params: privacyRequestId,
  response: PrivacyRequest,
  problems: ['privacy.held', 'privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest', 'privacy.secondPerson'],
})

export const returnErasure = defineOperation({
  name: 'returnErasure',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/return',
  summary: 'Sends an erasure back that somebody else proposed, with the reason.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({ note }),
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest', 'privacy.secondPerson'],
})

export const refusePrivacyRequest = defineOperation({
  name: 'refusePrivacyRequest',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/refuse',
  summary: 'Refuses a request with the reason; the person is told it, and to whom they may complain.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  body: z.strictObject({ ground: z.enum(refusalGrounds), note }),
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const withdrawPrivacyRequest = defineOperation({
  name: 'withdrawPrivacyRequest',
  method: 'PUT',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/withdraw',
  summary: 'Notes that the person has withdrawn what they asked.',
  access: 'privacy:manage',
  notJumped: true,
  params: privacyRequestId,
  response: PrivacyRequest,
  problems: ['privacy.notAllowed', 'privacy.notFound', 'privacy.ownRequest'],
})

export const downloadPrivacyFile = defineOperation({
  name: 'downloadPrivacyFile',
  method: 'POST',
  path: '/api/auth/v1/privacy-requests/{privacyRequestId}/file',
  summary: 'A link of five minutes to the copy that was made, for who wrote in and cannot sign in.',
  access: 'privacy:manage',
  stepUp: 'always',
  secret: true,
  status: 200,
  notJumped: true,
  params: privacyRequestId,
  response: OwnDataLink,
  problems: ['privacy.noFile', 'privacy.notFound', 'privacy.ownRequest'],
})
