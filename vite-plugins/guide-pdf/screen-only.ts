import type { Doc } from './sheet.ts';

type Dictionary = { data: Record<string, unknown> };

const layer = 'Papel';

/**
 * A layer that is seen and not printed (ISO 32000-1, 8.11: optional content): the tint of the paper, which would cost
 * whoever prints a guide a page of ink. Returns how to draw on it.
 */
export function screenOnly(doc: Doc): (draw: () => void) => void {
  const group = doc.ref({
    Type: 'OCG',
    Name: Object(layer) as unknown,
    Usage: { View: { ViewState: 'ON' }, Print: { PrintState: 'OFF' } },
  });
  group.end(undefined);
  const when = (Event: 'View' | 'Print') => ({ Event, Category: [Event], OCGs: [group] });
  // pdfkit keeps the catalogue of the document for itself.
  const catalogue = Reflect.get(doc, '_root') as Dictionary;
  catalogue.data.OCProperties = {
    OCGs: [group],
    D: { Name: Object(layer) as unknown, ON: [group], AS: [when('View'), when('Print')] },
  };
  return (draw) => {
    const { Resources: used } = doc.page.dictionary.data as unknown as { Resources: Dictionary };
    used.data.Properties = { [layer]: group };
    doc.addContent(`/OC /${layer} BDC`);
    draw();
    doc.addContent('EMC');
  };
}
