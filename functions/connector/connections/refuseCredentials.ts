import { fail } from '#functions/_platform/problems/problem.ts'
import { type ConnectorType, connectorKinds, missingWords } from '#shared/domain/integration/connectors.ts'
import type { Credentials } from '../store/connections.ts'

/** Ends the operation where a kind of system is not connected by such secrets, or some of them are missing. */
export const refuseCredentials = (
  connectorType: ConnectorType,
  { username, password }: Credentials,
  more: readonly { readonly path: readonly string[]; readonly detail: string }[] = [],
): void => {
  const { form, name } = connectorKinds[connectorType]
  if (form === 'oauth') fail('connector.needsOtherForm', { data: { connector: name } })
  const missing = missingWords(connectorType)
  const errors = [
    ...(form === 'credentials' && !username ? [{ path: ['credentials', 'username'], detail: missing.user }] : []),
    ...(password === '' ? [{ path: ['credentials', 'password'], detail: missing.secret }] : []),
    ...more,
  ]
  if (errors.length > 0)
    fail('connector.invalidDetails', { errors: errors.map((each) => ({ ...each, path: [...each.path] })) })
}
