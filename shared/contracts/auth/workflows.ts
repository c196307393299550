import { z } from 'zod'
import { defineOperation, workflowFlows } from '#shared/contract/operation.ts'
import { WorkflowId } from '#shared/domain/ids/ids.ts'
import { AppPath, SessionTokens, SixDigits } from './fields.ts'

export const getWorkflow = defineOperation({
  name: 'getWorkflow',
  method: 'GET',
  path: '/api/auth/v1/workflows/{workflowId}',
  summary: 'What a one-time code opens, and where a code can be sent to. Where it leads is told after the code.',
  access: 'public',
  params: { workflowId: WorkflowId },
  response: z.object({
    flow: z.enum(workflowFlows),
    flowUserPhone: z.string().optional().describe('Masked; absent when codes can be sent by e-mail alone.'),
    flowUserEmail: z.string().describe('Masked.'),
  }),
  problems: ['workflow.notFound'],
})

export const sendWorkflowCode = defineOperation({
  name: 'sendWorkflowCode',
  method: 'POST',
  path: '/api/auth/v1/workflows/{workflowId}/code',
  summary: 'Sends a one-time code to the contact the workflow was made for.',
  access: 'public',
  params: { workflowId: WorkflowId },
  body: z.strictObject({ channel: z.enum(['EMAIL', 'PHONE']) }),
  problems: ['access.noPhone', 'access.tooManyCodes', 'auth.throttled', 'workflow.notFound'],
})

/** Six digits, five minutes, one use, five tries (rule: one-time-code); the token opens one record (rule: workflow-token). */
export const exchangeWorkflowCode = defineOperation({
  name: 'exchangeWorkflowCode',
  method: 'POST',
  path: '/api/auth/v1/access',
  summary: 'Exchanges a one-time code for tokens that open the one quote or policy of the workflow.',
  access: 'public',
  secret: true,
  body: z.strictObject({ workflowId: WorkflowId, secret: SixDigits }),
  response: SessionTokens,
  problems: ['access.codeExpired', 'access.codeRefused', 'workflow.notFound'],
})

export const getWorkflowRedirect = defineOperation({
  name: 'getWorkflowRedirect',
  method: 'GET',
  path: '/api/auth/v1/workflows/{workflowId}/redirect',
  summary: 'The page that the workflow leads to.',
  access: 'workflow',
  params: { workflowId: WorkflowId },
  response: z.object({ redirectURL: AppPath }),
  problems: ['workflow.notFound'],
})
