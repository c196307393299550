import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

interface Properties {
  readonly scope: 'CLOUDFRONT' | 'REGIONAL'
  readonly name: string
  /** Requests that one address may make in five minutes. */
  readonly mostRequests: number
  /** What stands before the platform's own addresses: rules beyond those for every firewall. */
  readonly ofPlatform?: boolean
}

const measured = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: true,
})

/** Amazon's own rules; those of the group that are named count what they meet and let it pass. */
const managed = (name: string, ...counted: readonly string[]) => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
})

/** Requests that one address may make of the doors in five minutes; an office behind it renews a session every 15. */
const mostAtDoors = 600

const below = (searchString: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
})

const atDoors = below('/api/auth/')

/**
 * Where people sign in, guesses are slowed per person by the platform; here per address, whoever is guessed at. Nothing that
 * is sent there is long but the proof of a new passkey: what the general rules found to be so is refused after all.
 */
const doorRules = [
  {
    name: 'DoorRate',
    action: { block: {} },
    statement: { rateBasedStatement: { limit: mostAtDoors, aggregateKeyType: 'IP', scopeDownStatement: atDoors } },
  },
  {
    name: 'DoorSize',
    action: { block: {} },
    statement: {
      andStatement: {
        statements: [
          { labelMatchStatement: { scope: 'LABEL', key: 'awswaf:managed:aws:core-rule-set:SizeRestrictions_Body' } },
          atDoors,
          { notStatement: { statement: below('/api/auth/v1/me/passkeys') } },
        ],
      },
    },
  },
]

/**
 * A web application firewall. The cheapest question comes first: known bad addresses, then inputs that are nothing but
 * attacks (Log4j's among them, by pattern, whatever the size), then what is suspicious in general, then too many requests.
 *
 * Sizes are the contracts' affair: the general rules would refuse bodies above 8 KB and queries above 2 KB, which a photo, a
 * note of 4,000 characters, a new passkey or a captcha's token in the query may have.
 */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { name, mostRequests, ofPlatform = false, scope: of }: Properties) {
    const rules = [
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
      ...(ofPlatform
        ? [
            managed('AWSManagedRulesCommonRuleSet', 'SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING'),
            ...doorRules,
          ]
        : []),
      {
        name: 'RateLimit',
        action: { block: {} },
        statement: { rateBasedStatement: { limit: mostRequests, aggregateKeyType: 'IP' } },
      },
    ]
    super(scope, id, {
      scope: of,
      defaultAction: { allow: {} },
      rules: rules.map((rule, index) => ({ ...rule, priority: index + 1, visibilityConfig: measured(rule.name) })),
      // Attacks are looked for in as much of a body as can be.
      ...(ofPlatform && {
        associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: 'KB_64' } } },
      }),
      visibilityConfig: measured(name),
    })
  }
}
