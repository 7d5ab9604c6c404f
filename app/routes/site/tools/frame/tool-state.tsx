import { stateWord, type Tool } from '#content/tools/tool.ts';
import { StatusBadge } from '#app/ui/status-badge.tsx';

/** Whether a tool is there by now. */
export const ToolState = ({ tool }: { tool: Tool }) => (
  <StatusBadge status={tool.opens ? 'live' : 'pending'}>{stateWord(tool)}</StatusBadge>
);
