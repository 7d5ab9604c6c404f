import type { Tool } from '#content/tools/tool.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';

/** Whether a tool is there by now. */
export const ToolState = ({ tool: { opens } }: { tool: Tool }) =>
  opens ? (
    <StatusBadge status="live">Abierta</StatusBadge>
  ) : (
    <StatusBadge status="pending">En camino</StatusBadge>
  );
