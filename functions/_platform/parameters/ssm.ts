/** What parameters use of the SDK: named one by one, so that a bundle carries these and not all of its commands. */
export { paginateGetParametersByPath, SSMClient } from '@aws-sdk/client-ssm'
