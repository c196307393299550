import {
  type BrowserOptions,
  breadcrumbsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
} from '@sentry/browser'
import type { Environment } from '../api/environment.ts'
import { Problem } from '../api/problem.ts'

/** Where errors are reported to, and from which environment. */
export type ErrorReports = NonNullable<Environment['errorReports']>

/**
 * How errors are reported: traces of one visit in ten, recordings of visits with an error alone (identity-and-public,
 * section 9). What people type, read and are called stays out, and so does what an error was thrown with. A refused call
 * names the request, by which it is found in the server's log.
 */
export const settingsOf = ({ dsn, environment }: ErrorReports, release: string) =>
  ({
    dsn,
    environment,
    release,
    tracesSampleRate: 0.1,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    // Our servers have traces of their own.
    tracePropagationTargets: [],
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      dedupeIntegration(),
      linkedErrorsIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      // What was clicked would be told by its label.
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration(),
    ],
    beforeSend: ({ extra: _thrownWith, ...event }, { originalException: error }) =>
      error instanceof Problem
        ? { ...event, tags: { ...event.tags, operation: error.operation, requestId: error.requestId } }
        : event,
  }) satisfies BrowserOptions
