import { documents } from '../store/documents.ts'

/** Every document of a claim, whoever sees it. */
export const claimDocuments = (claimId: string) => documents.every({ scopes: [`claim:${claimId}`] })
