/** Where somebody tells an incident who cannot sign in: the one page that opens without a connection. */
export const emergencyPath = '/incident'

/** The worker's file; it is known by this address at every build, so that a browser finds the next one there. */
export const workerPath = '/incident-worker.js'

/** Whether an address is the page of an emergency, or the incident that a code has opened there. */
export const isEmergency = (pathname: string): boolean =>
  pathname === emergencyPath || pathname.startsWith(`${emergencyPath}/`)
