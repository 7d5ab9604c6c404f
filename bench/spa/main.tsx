// The home page as a single-page application: the same components and styles, drawn by React in the browser.
import '#app/ui/tokens.css';
import '#app/ui/fonts.css';
import '#app/ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { HomePage } from '#app/routes/site/home/home-page.tsx';
import { works } from '#content/portfolio.ts';
import { Footer } from '#app/ui/shell/footer.tsx';
import { Header } from '#app/ui/shell/header.tsx';

const home = (
  <>
    <Header here="/" account={null} />
    <main id="contenido">
      <HomePage heard={works.slice(0, 3)} outcome={undefined} />
    </main>
    <Footer path="/" />
  </>
);

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <RouterProvider router={createBrowserRouter([{ path: '*', element: home }])} />,
  );
}
