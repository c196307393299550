import { Duration, RemovalPolicy, Stack, type StackProps, Tags } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import { identityProviders } from '#functions/auth/sso/identityProviders.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { FederatedProviders } from '../constructs/FederatedProviders.ts'
import { Firewall } from '../constructs/Firewall.ts'
import type { Deployment } from '../deployments.ts'

/** Requests that one address may make of the user pool itself in five minutes: a sign-in with SSO takes three. */
const mostRequests = 300

/** `Palisade <notices@us.palisade.example>` */
const mailbox = (text: string) => {
  const [, fromName = '', fromEmail = text] = /^(.*?)\s*<(.+)>$/.exec(text) ?? []
  return { fromName, fromEmail }
}

/** Users, passwords, second factors and federation, and the first key that signs the platform's own access tokens. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly signingKey: Key
  /** Where the pool federates with organizations' own identity providers. */
  readonly domain: string

  constructor(scope: Construct, id: string, deployment: Deployment, props: StackProps) {
    super(scope, id, props)
    this.userPool = this.makePool(deployment)
    this.protect()
    const providers = new FederatedProviders(this, 'Providers', this.userPool, deployment)
    this.client = this.makeClient(deployment)
    this.client.node.addDependency(providers)
    const domainPrefix = `palisade-${deployment.region}-${deployment.account}`
    this.userPool.addDomain('Federation', { cognitoDomain: { domainPrefix } })
    this.domain = `https://${domainPrefix}.auth.${deployment.awsRegion}.amazoncognito.com`
    // The first of them: a job of the auth service makes those that follow and takes this one back in its time.
    this.signingKey = new Key(this, 'SigningKey', {
      description: 'Signs access tokens (RS256). The private half never leaves KMS.',
      keySpec: KeySpec.RSA_2048,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    Tags.of(this.signingKey).add(signingKeyTag, deployment.region)
  }

  private makePool(deployment: Deployment): UserPool {
    const pool = new UserPool(this, 'Users', {
      userPoolName: `palisade-${deployment.region}`,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: true, email: true },
      email: UserPoolEmail.withSES({
        ...mailbox(deployment.mailFrom),
        sesRegion: deployment.awsRegion,
        sesVerifiedDomain: deployment.domain,
      }),
      snsRegion: deployment.awsRegion,
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
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledge(
      pool,
      'Whether a second factor is required is each organization’s own setting (enforceMfa), which the platform enforces.',
      'AwsSolutions-COG2',
    )
    acknowledge(pool, 'Text messages go to phones, which have no resource to name.', 'AwsSolutions-IAM5[Resource::*]')
    return pool
  }

  /**
   * What the pool does by itself about sign-ins that look odd: it asks for the second factor, and never blocks anybody, since
   * a guess must not keep out who is right. Passwords reach it as digests, which no list of leaked ones has. Callers of the
   * pool's own host are counted.
   */
  private protect(): void {
    const factor = { eventAction: 'MFA_IF_CONFIGURED', notify: false }
    new CfnUserPoolRiskConfigurationAttachment(this, 'Risk', {
      userPoolId: this.userPool.userPoolId,
      clientId: 'ALL',
      accountTakeoverRiskConfiguration: { actions: { mediumAction: factor, highAction: factor } },
      compromisedCredentialsRiskConfiguration: { actions: { eventAction: 'NO_ACTION' } },
    })
    const firewall = new Firewall(this, 'Firewall', { scope: 'REGIONAL', name: 'UserPool', mostRequests })
    new CfnWebACLAssociation(this, 'FirewallOfPool', {
      resourceArn: this.userPool.userPoolArn,
      webAclArn: firewall.attrArn,
    })
  }

  private makeClient({ region, domain }: Deployment): UserPoolClient {
    const providers = identityProviders[region].map(({ name }) => UserPoolClientIdentityProvider.custom(name))
    return this.userPool.addClient('Platform', {
      // Passwords are taken from the platform's functions alone: nobody gets past its captcha and throttle to the pool.
      authFlows: { adminUserPassword: true },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
      ...(providers.length === 0
        ? { disableOAuth: true }
        : {
            supportedIdentityProviders: providers,
            oAuth: {
              flows: { authorizationCodeGrant: true },
              scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
              callbackUrls: [`https://${domain}/loading`],
              logoutUrls: [`https://${domain}/logout`],
            },
          }),
    })
  }
}
