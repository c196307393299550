import { type ProblemCode, problems } from '#shared/contract/problems.ts'
import type { Problem } from '../problems/problem.ts'

/** The media type of all that SCIM sends and answers. */
export const scimMedia = 'application/scim+json'

const types: Partial<Record<ProblemCode, string>> = {
  'request.invalid': 'invalidValue',
  'request.notJson': 'invalidSyntax',
  'request.unfit': 'invalidValue',
  'scim.filterUnknown': 'invalidFilter',
  'scim.immutable': 'mutability',
  'scim.pathUnknown': 'invalidPath',
  'scim.syntaxUnknown': 'invalidSyntax',
  'scim.targetUnknown': 'noTarget',
  'scim.valueWrong': 'invalidValue',
  'user.alreadyExists': 'uniqueness',
  'user.phoneInvalid': 'invalidValue',
}

/** What SCIM's clients read of a refusal (RFC 7644, 3.12), beside what all refusals say: the status is a text there. */
export const scimError = (code: ProblemCode, { errors = [] }: Problem['details']) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(problems[code].status),
  ...(types[code] !== undefined && { scimType: types[code] }),
  ...(errors.length > 0 && {
    detail: errors.map(({ detail, path = [] }) => [path.join('.'), detail].filter(Boolean).join(': ')).join('; '),
  }),
})
