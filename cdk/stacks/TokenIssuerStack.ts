import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { ContractApi } from '../constructs/ContractApi.ts'
import type { Ground } from '../constructs/ground.ts'
import { ServiceFunction } from '../constructs/ServiceFunction.ts'

/** Names of the operations by which API Gateway finds the keys that tokens are signed with. */
const discovery = ['getJwks', 'getOpenIdConfiguration']

/**
 * Publishes the signing key. It stands before every other API, since API Gateway looks the issuer up when a JWT
 * authorizer is made.
 */
export class TokenIssuerStack extends Stack {
  readonly issuer: string

  constructor(
    scope: Construct,
    id: string,
    ground: Ground,
    auth: { readonly manifest: ServiceManifest; readonly directory: string; readonly operations: readonly Operation[] },
    props: StackProps,
  ) {
    super(scope, id, props)
    const manifest = {
      service: auth.manifest.service,
      errorImpact:
        'Nobody’s session can be verified: every signed-in call answers 401 once the keys’ cache has run out.',
      resources: ['publicKeys'],
    } as const satisfies ServiceManifest
    const fn = new ServiceFunction(this, 'Issuer', {
      ground,
      manifest,
      entry: 'index',
      directory: auth.directory,
      purpose: 'issuer',
    })
    const { api } = new ContractApi(
      this,
      'Api',
      ground,
      fn.lambda,
      auth.operations.filter(({ name }) => discovery.includes(name)),
    )
    this.issuer = `${api.apiEndpoint}/api/auth/v1`
    fn.lambda.addEnvironment('TOKEN_ISSUER', this.issuer)
  }
}
