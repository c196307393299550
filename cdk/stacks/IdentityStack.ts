import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRecovery, FeaturePlan, Mfa, UserPool, type UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { acknowledge } from '../constructs/acknowledge.ts'
import type { Deployment } from '../deployments.ts'

/** Users, passwords and second factors, and the key that signs the platform's own access tokens. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly signingKey: Key
  /** Where the pool federates with organizations' own identity providers. */
  readonly domain: string

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    this.userPool = new UserPool(this, 'Users', {
      userPoolName: `palisade-${deployment.region}`,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: true },
      // The platform's own list of password rules is the stricter one; this is Cognito's floor under it.
      passwordPolicy: {
        minLength: 8,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      featurePlan: FeaturePlan.PLUS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledge(
      this.userPool,
      'Whether a second factor is required is each organization’s own setting (enforceMfa), which the platform enforces.',
      'AwsSolutions-COG2',
    )
    acknowledge(
      this.userPool,
      'Text messages go to phones, which have no resource to name.',
      'AwsSolutions-IAM5[Resource::*]',
    )
    this.client = this.userPool.addClient('Platform', {
      authFlows: { userPassword: true },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
    })
    const domainPrefix = `palisade-${deployment.region}-${deployment.account}`
    this.userPool.addDomain('Federation', { cognitoDomain: { domainPrefix } })
    this.domain = `https://${domainPrefix}.auth.${deployment.awsRegion}.amazoncognito.com`
    this.signingKey = new Key(this, 'SigningKey', {
      alias: `palisade/${deployment.region}/tokens`,
      description: 'Signs access tokens (RS256). The private half never leaves KMS.',
      keySpec: KeySpec.RSA_2048,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }
}
