import type { Scene } from './scene.ts';

/**
 * What is the same at any size is worked out once a scene: whether its type is read is seen on a sketch, and then the same scene is
 * painted large. What is made may draw from a `Random` of its own alone, so that a scene looks the same whoever painted it before.
 */
export function perScene<Made>(): (scene: Scene, make: () => Made) => Made {
  const known = new WeakMap<Scene, Made>();
  return (scene, make) => {
    const found = known.get(scene) ?? make();
    known.set(scene, found);
    return found;
  };
}
