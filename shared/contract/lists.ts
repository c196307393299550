import type { z } from 'zod'
import { fieldsOf, type Operation, type Schema, schemaOf } from './operation.ts'

const itemOf = (schema: Schema | undefined): z.core.$ZodType | undefined => {
  const { def } = (schema === undefined ? undefined : (schemaOf(schema) as z.core.$ZodTypes))?._zod ?? {}
  return def?.type === 'array' ? def.element : undefined
}

/** What one row of a list is: an item of a page by tokens, of a page by number, or of the whole; undefined of what is no list. */
export const rowSchemaOf = ({ response }: Pick<Operation, 'response'>): z.core.$ZodType | undefined => {
  const { hits, content } = fieldsOf(response)
  return itemOf(response) ?? itemOf(hits) ?? itemOf(content)
}

/** What the rows of a list are under their ids, where that is no record whose version could be named. */
const noRecords: Readonly<Record<string, string>> = {
  listAgencyPrograms: 'products',
  listBookCarriers: 'carriers, by name alone',
  listConnectorActions: 'worked out of a score as it is asked for',
  listCoverages: 'choices of the calculator',
  listMyAccounts: 'accounts of one user, whose record is that of the user',
  listNoteTypes: 'choices of a form',
  listOwnCommissionAgreements: 'parts of one record for each agency',
  listPanelSubcategories: 'choices of a form',
  listPaperTypes: 'choices of a form',
  listProductTypes: 'choices of a form',
  listRaters: 'raters and books that the code publishes',
  listRoles: 'roles',
  listShortlistActions: 'worked out of a score as it is asked for',
  searchIndustryCodes: 'the codes of a classification, of which some are records',
  searchStates: 'states of the region, of which all stand in one record',
}

/** Whether the rows of its answer are records, whose versions they tell who asks for them (`etag`). */
export const listsRecords = (operation: Operation): boolean =>
  operation.method === 'GET' &&
  operation.access !== 'public' &&
  operation.scim !== true &&
  noRecords[operation.name] === undefined &&
  'id' in fieldsOf(rowSchemaOf(operation))

/** Lists that are no records of anybody, or have files of their own, and why. */
const notTaken: Readonly<Record<string, string>> = {
  listAccountConnectors: 'what can be connected',
  listAwsRegions: 'choices of a form',
  listBulkRows: 'has a file of its own (getBulkReport)',
  listConnectedEffects: 'prices that are worked out as they are asked for',
  listConnectorActions: 'worked out of a score as it is asked for',
  listConnectors: 'what can be connected',
  listCoverages: 'choices of the calculator',
  listDataRequests: 'what one address has asked, behind a code that opens nothing else',
  listDocTypes: 'choices of a form',
  listErpOptions: 'prices that are worked out as they are asked for',
  listIdentityProviders: 'settings of a page, five at most',
  listImprovements: 'prices that are worked out as they are asked for',
  listIndications: 'prices that are worked out as they are asked for',
  listMessageLabels: 'choices of a form',
  listNoteTypes: 'choices of a form',
  listPaperTypes: 'choices of a form',
  listPolicyReasons: 'choices of a form',
  listPolicyStatuses: 'choices of a form',
  listProductTypes: 'choices of a form',
  listQuoteStatuses: 'choices of a form',
  listShortlistActions: 'worked out of a score as it is asked for',
  searchAuditTrail: 'has a file of its own (exportAuditTrail)',
  searchCompanies: 'the register’s, and not the platform’s to hand out',
}

/** Whether an operation reads a list, or the history of a record, that who may read it may take away as a file. */
export const isList = (operation: Operation): boolean =>
  operation.method === 'GET' &&
  /^(?:list|search)/.test(operation.name) &&
  operation.access !== 'public' &&
  notTaken[operation.name] === undefined &&
  rowSchemaOf(operation) !== undefined

/** What a list is of, in words: `searchClaimQueue` is of the claim queue. */
export const listWords = (list: string): string =>
  list
    .replace(/^(?:list|search)(?:My|All|Own)?(?=[A-Z])/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
