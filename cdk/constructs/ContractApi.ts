import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnAuthorizer, CfnIntegration, CfnRoute, CfnStage, HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { isVerifiedByGateway, type Operation } from '#shared/contract/operation.ts'
import { routePathsOf } from '#shared/contract/routePaths.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
import { acknowledge } from './acknowledge.ts'
import type { Ground } from './ground.ts'

/** Requests a second that an API takes before it answers 429, and how many at once above that. */
const throttle = { rate: 500, burst: 1000 }

/**
 * An HTTP API with one route per operation; all that it verifies itself ask for a token signed by the platform's key. What has
 * no route goes to the function as well, which says so.
 */
export class ContractApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, ground: Ground, lambda: LambdaFunction, operations: readonly Operation[]) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', {
      apiName: `${Stack.of(this).stackName}`,
      createDefaultStage: false,
      disableExecuteApiEndpoint: false,
    })
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.RETAIN,
      encryptionKey: ground.dataKey,
    })
    new CfnStage(this, 'Stage', {
      apiId: this.api.apiId,
      stageName: '$default',
      autoDeploy: true,
      accessLogSettings: {
        destinationArn: logs.logGroupArn,
        format: JSON.stringify({
          requestId: '$context.requestId',
          routeKey: '$context.routeKey',
          status: '$context.status',
          ms: '$context.responseLatency',
          user: '$context.authorizer.claims.sub',
        }),
      },
      defaultRouteSettings: {
        throttlingRateLimit: throttle.rate,
        throttlingBurstLimit: throttle.burst,
        detailedMetricsEnabled: true,
      },
    })
    const integration = new CfnIntegration(this, 'Integration', {
      apiId: this.api.apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: lambda.functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: Duration.seconds(29).toMilliseconds(),
    })
    const authorizer =
      ground.tokenIssuer === undefined
        ? undefined
        : new CfnAuthorizer(this, 'Tokens', {
            apiId: this.api.apiId,
            name: 'tokens',
            authorizerType: 'JWT',
            identitySource: ['$request.header.Authorization'],
            jwtConfiguration: { issuer: ground.tokenIssuer, audience: [tokenAudience(ground.deployment.region)] },
          })
    const routes = operations.flatMap(({ path, ...each }) =>
      routePathsOf(path).map((at, index) => ({ ...each, index, at })),
    )
    for (const { name, method, at, index, ...more } of routes) {
      const isVerified = isVerifiedByGateway(more)
      const route = new CfnRoute(this, index === 0 ? name : `${name}${index}`, {
        apiId: this.api.apiId,
        routeKey: `${method} ${at}`,
        target: `integrations/${integration.ref}`,
        ...(isVerified && authorizer !== undefined
          ? { authorizationType: 'JWT', authorizerId: authorizer.ref }
          : { authorizationType: 'NONE' }),
      })
      if (more.access === 'public')
        acknowledge(route, 'The contract says that anyone may call it.', 'AwsSolutions-APIG4')
      else if (!isVerified)
        acknowledge(route, 'The operation verifies the token, and refuses in the words of SCIM.', 'AwsSolutions-APIG4')
    }
    // What no route takes, the function refuses: with the methods that the path has, or as nothing that there is.
    const unrouted = new CfnRoute(this, 'Unrouted', {
      apiId: this.api.apiId,
      routeKey: '$default',
      target: `integrations/${integration.ref}`,
      authorizationType: 'NONE',
    })
    acknowledge(unrouted, 'It tells what the API’s document tells everybody.', 'AwsSolutions-APIG4')
    // One permission for the whole API: a statement per route would outgrow the function's policy.
    lambda.addPermission('Invoke', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({ service: 'execute-api', resource: this.api.apiId, resourceName: '*/*' }),
    })
  }
}
