import type { Config } from '#server/config.ts';
import { createChatCompletions } from '#server/ports/text-model/chat-completions.ts';
import { ModelError } from '#server/ports/model-server/model-error.ts';
import { type Finding, good, odd } from './finding.ts';

/** As short as a text can be: it may cost its operator. */
const prompt = { system: 'Responde con una sola palabra.', user: 'Di: listo' };

/** Whether the text model writes, if there is one. Without it, or while it fails, songs are ours. */
export async function checkTextModel({ textModel }: Pick<Config, 'textModel'>): Promise<Finding> {
  if (!textModel) return good('Modelo de texto: sin definir; las letras son del motor propio');
  const { host } = new URL(textModel.url);
  const { name, draft } = createChatCompletions(textModel);
  try {
    await draft(prompt, { signal: new AbortController().signal });
    return good(`Modelo de texto: ${name} responde en ${host}`);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return odd(
      `Modelo de texto: ${name} no escribe (${error.message}); las letras son del motor propio mientras tanto. Revisa TEXT_MODEL_URL, TEXT_MODEL_KEY y TEXT_MODEL_NAME`,
    );
  }
}
