import { membershipsOf, type UserRecord } from '#functions/directory/public.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { documents } from './store/documents.ts'

/** The documents of an insured's own accounts that name a person as who brought them. */
export const documentsNaming = async (user: UserRecord) => {
  const accounts = membershipsOf(user).filter(({ accountType }) => accountType === 'CUSTOMER')
  const scopes = accounts.map(({ organizationId }) => `account:${organizationId}`)
  if (scopes.length === 0) return []
  const rows = await documents.every({ scopes, group: docTypes.map(({ docType }) => docType) })
  return rows
    .filter(({ createdBy }) => createdBy === `${user.firstName} ${user.lastName}`)
    .map(({ docId, docName, docType, created }) => ({ docId, docName, docType, created }))
}
