import type { CallInput, ToolInput } from './toolInput.ts'

interface Preview {
  /** The operation that says what another would do. */
  readonly operation: string
  readonly input: (input: ToolInput) => CallInput
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

/** The same record, with these fields of the body as a query. */
const asked =
  (...names: readonly string[]) =>
  ({ params, body }: ToolInput): CallInput => {
    const given = fieldsOf(body)
    const query = Object.fromEntries(names.flatMap((name) => (name in given ? [[name, given[name]]] : [])))
    return { ...(params && { params }), ...(names.length > 0 && { query }) }
  }

/** What a quote is bound or issued as: what it costs, which documents are made of it, what is posted. */
const bindingOfQuote: Preview = { operation: 'previewBinding', input: asked('effectiveDate') }

/** Where the platform itself says beforehand what an operation would do, and how it is asked. */
export const previews: Readonly<Record<string, Preview | undefined>> = {
  agentIssueQuote: bindingOfQuote,
  bindP250Quote: bindingOfQuote,
  bindQuote: bindingOfQuote,
  cancelPolicy: { operation: 'previewCancellation', input: asked('reason', 'note', 'effectiveDate') },
  changeBrokerOfRecord: { operation: 'previewBrokerChange', input: asked('effectiveDate') },
  setNoticesByPost: { operation: 'previewNoticesByPost', input: asked() },
  createEndorsementQuote: {
    operation: 'previewEndorsement',
    input: ({ body }) => {
      const { policyId, expectedTotal: _, confirmLater: __, note: ___, ...terms } = fieldsOf(body)
      return { params: { policyId }, body: terms }
    },
  },
  createQuote: {
    operation: 'listIndications',
    input: ({ body }) => ({ query: { accountId: fieldsOf(body).accountId } }),
  },
  generatePolicyFromBinder: { operation: 'previewPolicyOfBinder', input: asked() },
  issueQuote: bindingOfQuote,
  reinstatePolicy: { operation: 'previewReinstatement', input: asked('kind') },
  revertPolicyRevision: { operation: 'previewRevert', input: asked('revision') },
  undoCancelledPolicy: { operation: 'previewUndoneCancellation', input: asked() },
}

/** How a record is read that a call names, by the name of its id. */
export const readers: Readonly<Record<string, string>> = {
  accountId: 'getAccount',
  agencyId: 'getAgency',
  carrierRemittanceId: 'getCarrierRemittance',
  claimId: 'getClaim',
  holdId: 'getHold',
  manuscriptId: 'getManuscript',
  messageId: 'getMessage',
  moratoriumId: 'getMoratorium',
  policyId: 'getPolicy',
  quoteId: 'getQuote',
  refundId: 'getRefund',
  remittanceId: 'getRemittance',
  submissionId: 'getSubmission',
  writeOffId: 'getWriteOff',
}
