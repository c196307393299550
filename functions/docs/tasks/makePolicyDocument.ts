import { config } from '#functions/_platform/config/config.ts'
import { policyData } from '../documentData/policyData.ts'
import { policyDocument } from './policyDocument.ts'

/** The policy's PDF: declarations, schedule, forms and notices. */
export const makePolicyDocument = policyDocument('Policy', async (policy, agency, today, book) => {
  const [{ policyDocument: document }, { renderPdf }] = await Promise.all([
    import('../templates/policyDocument.ts'),
    import('../templates/renderPdf.ts'),
  ])
  return renderPdf(document(policyData(config.region, policy, agency, today, book)))
})
