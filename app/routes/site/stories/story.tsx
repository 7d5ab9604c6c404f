import type { Story } from '#content/stories.ts';
import { Poster } from '#app/ui/art/posters/poster.tsx';
import { ExampleMark } from '#app/ui/site/example-mark.tsx';
import { PressPlayer } from '#app/ui/site/press-player.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { Cassette } from './cassette.tsx';
import { InlayCard } from './inlay-card.tsx';
import './story.css';

/** A project on a cassette: how it came on one side, what was decided on the other. */
export const StorySection = ({ story, index }: { story: Story; index: number }) => (
  <Section measure={`${story.genre}, ${story.year}`} id={story.id}>
    <div className="story">
      <div className="story-head">
        <p className="label">{story.artist}</p>
        <h2>{story.project}</h2>
      </div>
      <div className="story-tapes">
        <PressPlayer
          shape="cassette"
          player={story.player}
          title={story.artist}
          example={story.demo}
        >
          <Cassette name={story.artist} shell={index} />
        </PressPlayer>
        {story.demo && <p className="measure">Reproductor de ejemplo</p>}
        {story.video && (
          <>
            <PressPlayer
              shape="film"
              player={story.video}
              title={`el video de ${story.artist}`}
              example={story.demo}
            >
              <Poster id={story.work} name={story.artist} still />
            </PressPlayer>
            {story.demo && <p className="measure">Video de ejemplo</p>}
          </>
        )}
        <Impact story={story} />
      </div>
      <div className="story-text">
        <InlayCard story={story} />
        <blockquote className="story-quote">
          <p>«{story.quote.text}»</p>
          <footer className="measure">{story.quote.by}</footer>
        </blockquote>
      </div>
    </div>
  </Section>
);

const Impact = ({ story: { impact, demo } }: { story: Story }) => (
  <div className="story-impact">
    <dl>
      <div>
        <dt>reproducciones</dt>
        <dd className="figure">{impact.streams}</dd>
      </div>
      <div>
        <dt>países</dt>
        <dd className="figure">{impact.countries}</dd>
      </div>
      <div>
        <dt>crecimiento</dt>
        <dd className="figure">{impact.growth}</dd>
      </div>
    </dl>
    {demo && (
      <p>
        <ExampleMark /> <span className="measure">Historia y cifras inventadas</span>
      </p>
    )}
  </div>
);
