import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** A request as API Gateway hands it over, its token verified. */
export type HttpEvent = APIGatewayProxyEventV2WithJWTAuthorizer

/** An answer as API Gateway takes it. */
export type HttpAnswer = APIGatewayProxyStructuredResultV2
