import type { Demand } from './policy.ts'
import type { DeployedFunction } from './rights.ts'

/** How each service calls its refusal, and with which status. */
const shapes: Readonly<Record<string, { readonly name: string; readonly status: number }>> = {
  S3: { name: 'AccessDenied', status: 403 },
  SNS: { name: 'AuthorizationErrorException', status: 403 },
  SESv2: { name: 'AccessDeniedException', status: 403 },
}

/** AWS's sentence of who may not do what on what. */
export const refusalText = (fn: DeployedFunction, { action, resource }: Demand, denied: boolean): string =>
  `User: arn:aws:sts::${fn.account}:assumed-role/${fn.role}/${fn.name} is not authorized to perform: ${action} on resource: ${resource} because ${
    denied ? 'of an explicit deny in an identity-based policy' : `no identity-based policy allows the ${action} action`
  }`

/** The error with which a service refuses a call, as its client throws it. */
export const refusal = (service: string, fn: DeployedFunction, demand: Demand, denied: boolean): Error => {
  const { name, status } = shapes[service] ?? { name: 'AccessDeniedException', status: 400 }
  return Object.assign(new Error(refusalText(fn, demand, denied)), {
    name,
    $fault: 'client',
    $metadata: { httpStatusCode: status, attempts: 1 },
  })
}
