import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/templates.ts'
import { docTypesOfTemplate } from './docTypesOfTemplate.ts'
import { type TemplateName, templateVersions } from './templates.ts'

const isRedrawn = (name: TemplateName): boolean => contract.redrawnTemplates.some((each) => each === name)

/** Every template of the code, with the version that documents are made with now. */
export const listTemplates = implement(contract.listTemplates)(async () => ({
  templates: (Object.keys(templateVersions) as TemplateName[]).map((name) => ({
    name,
    version: templateVersions[name],
    ...docTypesOfTemplate[name],
    ...(isRedrawn(name) && { isRedrawn: true as const }),
  })),
}))
