import { Navigate } from 'react-router'

/** Leads from an address below a policy’s own to the policy. */
export const ToPolicy = () => <Navigate to="../../../.." relative="path" replace />
