import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { PrivacyRequestId, WorkflowId } from '#shared/domain/ids/ids.ts'
import { filledLine, text } from '#shared/domain/text/text.ts'
import { EmailAddress } from './fields.ts'
import { OwnDataLink, OwnPrivacyRequest } from './privacyRequest.ts'

const privacyRequestId = { privacyRequestId: PrivacyRequestId }

/** Somebody asks about their own data who has no user, or cannot sign in: a code at their address stands for the sign-in. */
export const beginOwnData = defineOperation({
  name: 'beginOwnData',
  method: 'POST',
  path: '/api/auth/v1/own-data',
  summary:
    'Opens the page of somebody’s own data without a session, by their e-mail. The answer is the same whether anything is held of them: a code goes to the address alone.',
  access: 'public',
  body: z.strictObject({ email: EmailAddress }),
  status: 201,
  response: z.object({ workflowId: WorkflowId }),
  problems: ['auth.throttled'],
})

export const listDataRequests = defineOperation({
  name: 'listDataRequests',
  method: 'GET',
  path: '/api/auth/v1/own-data/requests',
  summary: 'What was asked about the data of the address that the code opened, newest first.',
  access: 'workflow',
  workflows: ['OWN_DATA'],
  response: z.array(OwnPrivacyRequest),
})

export const createDataRequest = defineOperation({
  name: 'createDataRequest',
  method: 'POST',
  path: '/api/auth/v1/own-data/requests',
  summary:
    'Asks for a copy of what is held under the address that the code opened, to have it corrected, or to be erased. Where a user has the address, staff first check who asks.',
  access: 'workflow',
  workflows: ['OWN_DATA'],
  body: z.strictObject({
    kind: z.enum(privacyKinds),
    name: filledLine(120, { missing: 'Name is a required field' }),
    details: text(2000).optional().describe('What is to be corrected; of a correction it must be said.'),
  }),
  status: 201,
  response: OwnPrivacyRequest,
  problems: ['privacy.alreadyOpen'],
})

export const withdrawDataRequest = defineOperation({
  name: 'withdrawDataRequest',
  method: 'DELETE',
  path: '/api/auth/v1/own-data/requests/{privacyRequestId}',
  summary: 'Withdraws what was asked by a code, while nothing came of it.',
  access: 'workflow',
  workflows: ['OWN_DATA'],
  params: privacyRequestId,
  problems: ['privacy.notAllowed', 'privacy.notFound'],
})

export const downloadOwnData = defineOperation({
  name: 'downloadOwnData',
  method: 'POST',
  path: '/api/auth/v1/own-data/requests/{privacyRequestId}/file',
  summary: 'A link of five minutes to the copy of what is held under the address that the code opened.',
  access: 'workflow',
  workflows: ['OWN_DATA'],
  secret: true,
  status: 200,
  params: privacyRequestId,
  response: OwnDataLink,
  problems: ['privacy.noFile', 'privacy.notFound'],
})
